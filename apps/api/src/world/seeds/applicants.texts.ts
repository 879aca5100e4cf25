/** People of the demo world whom nobody has approved yet, or who are out; none of them exists. */
import type { PaperKind } from '@arriero/domain/papers/credentials'
import type { Role } from '@arriero/domain/people/roles'

export type ApplicantSeed = {
  role: Role
  name: string
  email: string
  identification: string
  cellPhone: string
  basePlaceCode?: string
  daysAgo: number
  /** Papers he has not handed in. */
  lacking?: readonly PaperKind[]
  /** `waiting` for the staff; sent back with a note; approved once and out now. */
  outcome: 'waiting' | 'deactivated' | { note: string }
}

export const applicants: readonly ApplicantSeed[] = [
  {
    role: 'driver',
    name: 'Nelson Ariza Beltrán',
    email: 'nelson.ariza@demo.arriero.co',
    identification: '91456820',
    cellPhone: '3204000001',
    basePlaceCode: '68001',
    daysAgo: 1,
    outcome: 'waiting',
  },
  {
    role: 'driver',
    name: 'Yolanda Cuero Mina',
    email: 'yolanda.cuero@demo.arriero.co',
    identification: '66789031',
    cellPhone: '3204000002',
    basePlaceCode: '76109',
    daysAgo: 3,
    lacking: ['licence'],
    outcome: 'waiting',
  },
  {
    role: 'driver',
    name: 'Óscar Iván Tamayo',
    email: 'oscar.tamayo@demo.arriero.co',
    identification: '75098114',
    cellPhone: '3204000003',
    basePlaceCode: '17001',
    daysAgo: 6,
    outcome: {
      note: 'La foto de la licencia está borrosa y no se lee la categoría. Súbala de nuevo, por favor.',
    },
  },
  {
    role: 'enterprisedriver',
    name: 'Wilmer Guzmán',
    email: 'wilmer.guzman@demo.arriero.co',
    identification: '1110456903',
    cellPhone: '3204000004',
    daysAgo: 2,
    outcome: 'waiting',
  },
  {
    role: 'enterprise',
    name: 'Transportes Sierra Nevada S.A.S.',
    email: 'sierra.nevada@demo.arriero.co',
    identification: '901245678',
    cellPhone: '3204000005',
    basePlaceCode: '47001',
    daysAgo: 2,
    outcome: 'waiting',
  },
  {
    role: 'cliententerprise',
    name: 'Confecciones La Quebrada S.A.S.',
    email: 'la.quebrada@demo.arriero.co',
    identification: '900812345',
    cellPhone: '3204000006',
    daysAgo: 1,
    outcome: 'waiting',
  },
  {
    role: 'client',
    name: 'Marta Lucía Pabón',
    email: 'marta.pabon@demo.arriero.co',
    identification: '37890122',
    cellPhone: '3204000007',
    daysAgo: 1,
    outcome: 'waiting',
  },
  {
    role: 'driver',
    name: 'Gustavo Rengifo',
    email: 'gustavo.rengifo@demo.arriero.co',
    identification: '16789450',
    cellPhone: '3204000008',
    basePlaceCode: '76001',
    daysAgo: 70,
    outcome: 'deactivated',
  },
  {
    role: 'client',
    name: 'Ferney Quintana',
    email: 'ferney.quintana@demo.arriero.co',
    identification: '93456781',
    cellPhone: '3204000009',
    daysAgo: 50,
    outcome: 'deactivated',
  },
]

/** Registered by the first enterprise, none of them in the house yet. */
export const invitedDrivers: readonly {
  identification: string
  name: string
  cellPhone: string
  email?: string
}[] = [
  {
    identification: '79512340',
    name: 'Rubén Darío Castaño',
    cellPhone: '3204000021',
    email: 'ruben.castano@demo.arriero.co',
  },
  { identification: '52987413', name: 'Maritza Hoyos Lara', cellPhone: '3204000022' },
]
