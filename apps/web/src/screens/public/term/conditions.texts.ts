/** The rules of use, `{}` where the name of the house stands. Their words belong to `consentVersions.terms`: other words are another version. Spec §1 "Terms-derived rules". */
import type { Chapter } from './legal-text.ts'

export const conditions: readonly Chapter[] = [
  {
    id: 'que-es',
    title: 'Qué es {}',
    blocks: [
      '{} es una plataforma que pone en contacto a quien necesita enviar carga por carretera en Colombia con quien puede transportarla. Actúa solo como intermediario: no es transportador, no es dueño de los vehículos y no es empleador de quienes los conducen.',
      'El contrato de transporte se celebra entre el usuario de la carga y el transportador que tomó el servicio.',
      'Quien crea una cuenta o usa la plataforma acepta estos términos.',
    ],
  },
  {
    id: 'quienes-participan',
    title: 'Quiénes participan',
    blocks: [
      [
        'Usuario de la carga: la persona o empresa que solicita el servicio, lo paga y lo aprueba.',
        'Transportador: la empresa transportadora, o el conductor que trabaja por su cuenta, que toma el servicio y responde por el transporte.',
        'Propietario del vehículo: el dueño del vehículo con que se presta el servicio.',
      ],
      'El transportador y el propietario del vehículo son proveedores terceros, independientes de {}.',
    ],
  },
  {
    id: 'cuenta',
    title: 'Quién puede tener una cuenta',
    blocks: [
      'Para tener una cuenta debe tener al menos 18 años o ser mayor de edad según la ley. Por una empresa actúa su representante legal, también mayor de edad.',
      'Los datos del registro deben ser completos y ciertos y estar soportados con documentos. De lo contrario la cuenta se elimina.',
      'La cuenta es personal: no se puede vender, prestar ni transferir. Usted responde por lo que se haga con ella y debe cuidar su contraseña.',
    ],
  },
  {
    id: 'datos-del-registro',
    title: 'Datos y documentos del registro',
    blocks: [
      'Según la clase de cuenta se piden:',
      [
        'Nombre o razón social y dirección.',
        'Registro Único Tributario (RUT).',
        'Certificado de cámara de comercio.',
        'Copia de la cédula del representante legal.',
        'Teléfono celular.',
        'Datos del vehículo: seguro, tarjeta de propiedad, fotografías y revisión técnico-mecánica.',
        'Número de cuenta bancaria.',
        'Al menos un medio de pago válido.',
      ],
      'Los transportadores aportan además el documento de identidad, la afiliación a riesgos laborales (ARL), la afiliación a salud (EPS) y el certificado sanitario.',
      'Un documento vencido impide ofertar, tomar o iniciar servicios hasta que se renueve. {} puede pedir que se corrija o se repita un documento.',
    ],
  },
  {
    id: 'usuario-de-la-carga',
    title: 'Obligaciones del usuario de la carga',
    blocks: [
      [
        'Describir la carga con verdad: clase, peso, medidas, valor y cuidados que necesita.',
        'No entregar carga prohibida por la ley, ni carga peligrosa sin declararla y sin sus documentos.',
        'Tener la carga lista en el lugar y la hora acordados, y a quien la reciba en el destino.',
        'Pagar por anticipado y aprobar el servicio cuando se haya prestado.',
      ],
    ],
  },
  {
    id: 'transportador',
    title: 'Obligaciones del transportador',
    blocks: [
      [
        'Prestar el servicio con el conductor y el vehículo asignados, con sus documentos al día.',
        'Llevar el dispositivo móvil junto con el vehículo, con datos móviles permanentes, para que la ubicación se pueda seguir en primer y en segundo plano durante el servicio.',
        'Reportar en la plataforma la llegada, el cargue, el inicio del viaje y la entrega en el momento en que ocurren.',
        'Cuidar la carga desde que la recibe hasta que la entrega, y subir los documentos de soporte del viaje.',
        'Cumplir las normas de transporte y de tránsito de Colombia.',
      ],
    ],
  },
  {
    id: 'vehiculos',
    title: 'Vehículos',
    blocks: [
      'Los vehículos de placa blanca están autorizados para todo el territorio nacional. Los de placa amarilla solo prestan servicios urbanos, según la póliza de seguro.',
      'Para transportar carga refrigerada se exige un cronograma de mantenimiento preventivo y correctivo, como máximo cada 3 meses.',
      'Cada vehículo lleva solo las clases de carga para las que fue autorizado en la plataforma.',
    ],
  },
  {
    id: 'precio-y-pago',
    title: 'Precio y pago',
    blocks: [
      'Publicar una carga y recibir ofertas no cuesta nada. El usuario de la carga puede proponer un precio; el transportador puede tomarlo u ofertar otro. El servicio queda acordado cuando el transportador toma el precio o el usuario acepta la oferta.',
      'El pago se hace por anticipado, en la página de la pasarela. {} no recibe ni guarda los datos de su tarjeta. Antes de pagar se muestra el total con sus impuestos y, si lo compró, el seguro.',
      'Después de que el usuario aprueba el servicio, la plataforma paga al transportador el valor acordado menos las deducciones, línea por línea.',
    ],
  },
  {
    id: 'espera',
    title: 'Tiempos de espera (stand-by)',
    blocks: [
      'El tiempo de espera adicional al acordado para el cargue y el descargue aumenta el flete. Se calcula con las horas de llegada, cargue y descargue que quedan en la plataforma, y ambas partes ven la liquidación con sus pruebas.',
    ],
  },
  {
    id: 'seguro',
    title: 'Seguro de la carga',
    blocks: [
      "El seguro de la carga es opcional y lo paga el usuario de la carga sobre el valor que declara, hasta $500'000.000. La póliza la expide una aseguradora y la cobertura es la que ella describe.",
      'Si el servicio se cancela, el seguro se devuelve con las deducciones que correspondan.',
    ],
  },
  {
    id: 'cancelacion',
    title: 'Cancelación',
    blocks: [
      'Cancelar no tiene costo si se reporta en la plataforma al menos 2 horas antes del servicio programado, aun después de haber pagado. Tampoco lo tiene mientras el servicio no se haya pagado, ni dentro de las 2 horas siguientes a su creación si falta al menos 1 hora para la cita.',
      'En los demás casos se cobra el 5 % del total (flete, seguro y otros) más impuestos y gastos. Antes de confirmar se muestra el valor exacto.',
      'No se puede cancelar cuando el vehículo ya está en posición de cargue; desde entonces decide el equipo de la plataforma con las pruebas de ambas partes.',
    ],
  },
  {
    id: 'responsabilidad',
    title: 'Responsabilidad',
    blocks: [
      'El transportador responde por la carga y por el transporte; el usuario de la carga, por lo que declara y entrega. {} responde por el funcionamiento de la plataforma, por la custodia del pago hasta que se entrega a quien corresponde y por el tratamiento de los datos personales.',
      'Nada en este documento limita los derechos que la ley reconoce a los consumidores.',
    ],
  },
  {
    id: 'cierre',
    title: 'Suspensión y cierre de la cuenta',
    blocks: [
      'Una cuenta se desactiva si sus datos no son ciertos, si sus documentos no están vigentes, si se transfiere o si se usa para engañar o dañar a otros. Los servicios en curso se terminan o se cierran antes.',
      'Usted puede pedir en cualquier momento el cierre de su cuenta y la supresión de sus datos. Lo que se conserva después, y hasta cuándo, está en la política de privacidad, en Seguridad y conservación.',
    ],
  },
  {
    id: 'diferencias',
    title: 'Solución de diferencias',
    blocks: [
      'Las diferencias se resuelven en este orden:',
      [
        'Conciliación directa, durante 60 días.',
        'Mediación, durante los 30 días siguientes.',
        'Arbitraje, con un solo árbitro, en Bogotá y en español.',
      ],
      'Antes puede presentar una PQR en la plataforma; se responde en los plazos de la ley.',
    ],
  },
  {
    id: 'cambios',
    title: 'Cambios y ley aplicable',
    blocks: [
      'Las palabras de una versión no cambian. Un texto nuevo es una versión nueva y se publica en esta página con su fecha.',
      'Quien crea una cuenta en el portal acepta la versión de ese día. Su aceptación queda guardada con la versión, la fecha y el medio por el que la dio.',
      'Estos términos se rigen por la ley de la República de Colombia.',
    ],
  },
]
