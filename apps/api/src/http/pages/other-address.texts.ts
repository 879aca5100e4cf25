/** For who came by an address this installation does not know. */
export const otherAddressTexts = {
  title: 'Abra la plataforma en su dirección',
  lead: 'La plataforma no se abre en la dirección que usted escribió. Está en:',
  operator:
    'Si usted administra esta instalación y las personas deben llegar también por aquí, agregue esta dirección al ajuste',
}
