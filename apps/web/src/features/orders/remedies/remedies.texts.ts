/** What each remedy does and to whom it speaks, said before it is pressed. */
export const remediesTexts = {
  title: 'Remedios',
  remind: {
    title: 'Recordarle al transportador',
    does: (carrier: string) =>
      `Le pide a ${carrier} que asigne conductor y vehículo: en sus avisos, en el celular, por WhatsApp y por correo, como él lo haya elegido. Queda en el historial con su nombre; a lo sumo una vez cada 30 minutos.`,
  },
  propose: {
    title: 'Pedir que confirmen las ofertas',
    does: 'Les avisa en el celular y por WhatsApp a los transportadores cuya oferta venció o que deben responder al cliente, y al cliente si tiene ofertas por responder. Queda en el historial con su nombre; a lo sumo una vez cada 30 minutos.',
    act: 'Pedir que confirmen',
    done: (carriers: number, isClientTold: boolean) => {
      const told = carriers === 1 ? '1 transportador' : `${carriers} transportadores`
      if (carriers === 0) return 'Se le avisó al cliente que tiene ofertas por responder'
      return isClientTold ? `Se les avisó a ${told} y al cliente` : `Se le avisó a ${told}`
    },
    last: (when: string, who: string) => `Última vez: ${when}, por ${who}.`,
  },
  close: {
    title: 'Terminarlo y que el cliente lo publique de nuevo',
    does: 'Cancela el servicio sin cobro y devuelve todo lo pagado. Le avisa al cliente, que lo publica de nuevo con un toque, y al transportador. Pide su contraseña.',
    act: 'Cerrar y devolver el dinero',
  },
  renew: {
    title: 'Pedir el documento nuevo',
    does: (paper: string, holder: string) =>
      `Vence antes de la entrega: ${paper} de ${holder}. Se le pide la nueva versión a su dueño, y a la empresa para la que conduce, en sus avisos y por correo; a lo sumo una vez al día. Si no llega a tiempo, el transportador asigna otro conductor o vehículo.`,
  },
  follow: {
    title: 'Ver dónde va',
    does: 'Abre el viaje: la última posición que llegó, el camino y la hora estimada. No le avisa a nadie.',
    act: 'Ver el viaje',
  },
  end: {
    title: 'Cerrar el servicio',
    does: 'Lo termina como finalizado o cancelado, con el cobro que usted diga. Les avisa al cliente y al transportador. Pide su contraseña. Si el vehículo no puede seguir, el transportador puede antes asignar otro, con un motivo.',
    act: 'Cerrar el servicio',
  },
  waive: {
    title: 'Conceder una excepción',
    does: 'Deja pasar un requisito de la asignación a un conductor y un vehículo durante 24 horas. Le avisa al transportador.',
    act: 'Conceder una excepción',
  },
  people: 'A quién llamar',
  whatsapp: 'WhatsApp',
  noPhone: 'sin teléfono',
} as const
