/** A service from its request to its rating: offers, places, positions, its links. Part of `endpoints.texts.ts`. */
export const orderTexts: Readonly<Record<string, string>> = {
  'GET /order/accounting':
    'Cada servicio que alguna vez tuvo dinero, el más reciente primero: sus partes, su pago, su transportador y la cuenta de este.',
  'GET /order/accounting/totals':
    'Lo que suman las columnas de la tabla de contabilidad, por cómo está el dinero de cada servicio y en total, con los mismos filtros.',
  'GET /order/cancellation/client/{orderId}': 'Lo que costaría cancelar ahora y hasta cuándo es gratis.',
  'POST /order/cancellation/client':
    'El cliente cancela su servicio; se rechaza cuando el cobro ya es mayor que el que aceptó.',
  'GET /order/count': 'Cuántos servicios hay en cada estado; los cinco, también donde no hay ninguno.',
  'GET /order/insurance/commodity/movili':
    'Mercancías, empaques y formas de movilización que conoce la aseguradora.',
  'POST /order/create/insurance': 'Asegura, una sola vez, la carga de un servicio que no se ha pagado.',
  'POST /order/create': 'Solicita transporte.',
  'PUT /order/update/{_id}':
    'Asigna conductor y vehículo (transportador), cambia la fecha o registra el intento de pago (cliente). También acepta, sin cambios, lo que se leyó con `GET /order/detail/{_id}`; un dato que no le corresponde y llega distinto se rechaza por su nombre.',
  'GET /order/detail/{_id}': 'Un servicio como lo puede ver quien pregunta.',
  'GET /order/history/{_id}':
    'Lo que pasó con un servicio, lo más antiguo primero, para sus partes y los administradores.',
  'GET /order/vehicles/{_id}':
    'Los vehículos que el transportador de un servicio puede nombrar: primero los que pueden ir, luego los demás con su razón.',
  'GET /order/active/type':
    'Servicios que esperan transportador: de cada uno lo que muestra una lista; lo demás lo dice `GET /order/detail/{_id}`.',
  'GET /order/active/near':
    'Servicios que esperan transportador, ordenados para un conductor que trabaja por su cuenta: distancia al cargue, día, carga y vehículo, capacidad y calificación del cliente; o los que le quedan camino a casa.',
  'GET /order/board':
    'Servicios que esperan transportador, pesados por los vehículos de quien pregunta: kilómetros vacíos, pesos por kilómetro, lo que queda después de combustible y peajes, y cuál vehículo los lleva; con `returnOf`, los que empiezan donde termina un servicio propio.',
  'GET /order/board/returns':
    'Los próximos viajes propios en terminar, cada uno con cuántos servicios podría llevar su vehículo desde allí y cuántos kilómetros vacíos le ahorra el mejor.',
  'POST /order/board/mark/{_id}':
    'Guarda un servicio que espera transportador o lo oculta del tablero propio: para siempre, hasta una hora o hasta que cambie de precio.',
  'GET /order/dispatch':
    'Tablero de despacho de una empresa: sus vehículos o sus conductores con los servicios de un día o de una semana, los que faltan por asignar y los camiones que esperan ahora.',
  'GET /order/dispatch/checks/{_id}':
    'Por qué no podría nombrarse cada vehículo y cada conductor de la empresa para un servicio; los que no aparecen pueden ir.',
  'GET /order/dispatch/pair/{_id}':
    'Por qué se rechazaría asignar juntos a un conductor y un vehículo, y con cuáles servicios se cruzan.',
  'POST /order/type':
    'Los servicios propios: de cada uno lo que muestra una lista; lo demás lo dice `GET /order/detail/{_id}`. Una empresa también pide los de un conductor suyo; un administrador, con su _id, todos, y con el de otra persona, los de ella.',
  'POST /order/suggested/price':
    'Precio antes de IVA según el costo de referencia de una distancia y un vehículo.',
  'GET /lane/saved':
    'Las rutas de las que un transportador quiere enterarse, con cuántas cargas le avisó cada una en 30 días.',
  'GET /lane/saved/{_id}': 'Una de las rutas guardadas propias.',
  'POST /lane/saved':
    'Guarda una ruta: de dónde y a dónde (un municipio, un círculo de hasta 250 km o un departamento), tipos de vehículo, pesos por kilómetro cargado y peso. Se avisa una vez de cada carga que pueda llevar.',
  'POST /lane/saved/{_id}': 'Cambia una ruta guardada propia; va completa.',
  'POST /lane/state/{_id}': 'Pausa los avisos de una ruta guardada propia, o los reanuda.',
  'DELETE /lane/saved/{_id}': 'Elimina una ruta guardada propia.',
  'GET /lane/alerts/times':
    'A qué horas no quiere avisos de cargas quien llama, cuántos al día como máximo y cuántos van hoy.',
  'POST /lane/alerts/times':
    'Fija las horas de silencio de los avisos de cargas y cuántos al día como máximo. Lo que llega en silencio se avisa junto al terminar.',
  'GET /lane/history':
    'Lo que ha costado y tardado una ruta (dos municipios y un tipo de vehículo) por meses cerrados, sin decir de quién: la mitad central y su valor medio. El cliente lee el precio antes de IVA; el transportador, el flete; el administrador, ambos.',
  'PUT /order/loadsupportdoc/{_id}': 'Adjunta el documento de soporte (.jpg o PDF) de un servicio pagado.',
  'POST /order/release/{_id}':
    'El transportador devuelve un servicio: se cancela sin cobro y se reembolsa todo.',
  'POST /order/close/{_id}':
    'Un administrador cierra un servicio detenido como finalizado (3) o cancelado (4), con el cobro que indique; uno sin conductor, desde 4 horas antes, solo como cancelado y sin cobro.',
  'POST /order/remind/{_id}':
    'Un administrador le recuerda al transportador que asigne conductor y vehículo; como máximo cada 30 minutos.',
  'POST /order/propose/{_id}':
    'Un administrador avisa que un servicio sigue sin transportador: a quienes ofertaron, que confirmen; al cliente, que responda lo que le ofrecen. Como máximo cada 30 minutos.',
  'POST /order/waiver/{orderId}':
    'Un administrador deja pasar a un conductor y un vehículo del transportador por un requisito de la asignación, durante 24 h.',
  'POST /order/approve/{_id}': 'El cliente aprueba un servicio finalizado, con lo que se libera el pago.',
  'POST /order/pay':
    'Abre un intento de pago de un servicio, o de la espera que se le cobra; el servidor calcula el valor.',
  'POST /order/crypto':
    'El formulario de la pasarela de uno de los intentos abiertos propios; nada más se firma.',
  'POST /order/link/{_id}':
    'Un enlace público para seguir este servicio, que solo se muestra aquí; reemplaza el anterior de quien llama.',
  'GET /order/link/{_id}': 'Si quien llama tiene un enlace vigente a este servicio.',
  'DELETE /order/link/{_id}': 'Termina el enlace de quien llama a este servicio.',
  'POST /order/milestone/{_id}':
    'El conductor reporta un paso del viaje con lugar y hora; repetir el mismo paso responde lo mismo.',
  'GET /order/location/{_id}':
    'La línea de la ruta de un servicio y, dentro de la ventana de quien pregunta, dónde está el vehículo; fuera de ella `isOpen` es false. Quien aún puede ofertar ve la ruta sin sus extremos.',
  'GET /order/complaint/{orderId}':
    'Si el cliente puede todavía reclamar de un servicio con el pago retenido, hasta cuándo, y en qué va su reclamo.',
  'POST /offer/create': 'Contraoferta un precio por un servicio abierto, o lo toma al precio del cliente.',
  'PUT /offer/take/{orderId}': 'El cliente acepta una de las ofertas de su servicio.',
  'POST /offer/counter': 'El cliente responde una oferta con el total que pagaría, IVA incluido.',
  'POST /offer/accept/{_id}': 'El transportador acepta la contraoferta del cliente.',
  'DELETE /offer/{_id}': 'El transportador retira su oferta.',
  'GET /cancellation/all':
    'Servicios cancelados, el más reciente primero: por qué, por quién, qué se retuvo y qué se devuelve.',
  'POST /calification/create/backoffice':
    'Califica a la otra parte de un servicio finalizado, una vez cada una, de 1 a 5 estrellas enteras.',
  'POST /location/device':
    'Permite que un teléfono reporte dónde está quien llama: su clave, que solo se muestra aquí, no sirve para nada más.',
  'GET /location/device': 'Los teléfonos que pueden reportar dónde está quien llama.',
  'DELETE /location/device/{_id}': 'Termina de inmediato lo que un teléfono puede reportar.',
  'GET /location/osmand':
    'Una posición como la reportan OsmAnd y Traccar Client; `id` es la clave del teléfono. Solo se guarda dentro de la ventana del servicio.',
  'POST /location/osmand':
    'Lo mismo como lo envía Traccar Client: en la dirección, como formulario o como JSON.',
  'POST /location':
    'Posiciones del teléfono del conductor; solo se guardan dentro de la ventana de un servicio suyo.',
  'GET /tracking/{token}':
    'Un servicio como lo puede seguir su destinatario: en qué va y dónde está el vehículo; sin valores ni teléfonos.',
  'POST /order/repeat/{_id}':
    'Pide otra vez un servicio propio para otra fecha: copia lugares, carga y contactos; nunca precio, ofertas, documentos ni fotos.',
  'GET /order/template': 'Las plantillas de servicios del cliente.',
  'GET /order/template/{_id}': 'Una plantilla del cliente.',
  'POST /order/template': 'Guarda un servicio propio como plantilla, con un nombre.',
  'PUT /order/template/{_id}': 'Cambia el nombre de una plantilla.',
  'DELETE /order/template/{_id}': 'Elimina una plantilla; los servicios pedidos con ella quedan como están.',
  'POST /order/template/use/{_id}':
    'Pide un servicio con una plantilla: solo falta la fecha, y el precio si se quiere.',
  'GET /order/import': 'Los archivos de servicios que el cliente ha importado.',
  'GET /order/import/template': 'La plantilla de Excel para importar servicios, con dos ejemplos.',
  'GET /order/import/{_id}':
    'Una importación: cómo se lee su archivo, cuántas filas van en cada estado y si se puede deshacer.',
  'GET /order/import/rows/{_id}':
    'Las filas de una importación, cada una con todo lo que le falta o está mal.',
  'POST /order/import':
    'Recibe un archivo XLSX o CSV de hasta 2.000 servicios y 10 MB y revisa cada fila; el mismo contenido otra vez es la misma importación.',
  'POST /order/import/columns/{_id}':
    'Dice en qué hoja, fila de títulos y columnas está cada dato; las filas se revisan otra vez.',
  'POST /order/import/publish/{_id}':
    'Publica todas las filas, o solo las correctas; sigue por sí solo hasta terminar aunque el servidor se caiga, y ninguna dos veces.',
  'POST /order/import/undo/{_id}':
    'Cancela todos los servicios de una importación, mientras ninguno tenga ofertas.',
  'GET /order/import/failed/{_id}':
    'Un libro de Excel con las filas que no se publicaron y el motivo en la última columna.',
  'DELETE /order/import/{_id}': 'Descarta una importación que no se ha publicado.',
  'GET /order/recurring': 'Los servicios recurrentes del cliente, con sus próximas fechas.',
  'GET /order/recurring/{_id}': 'Un servicio recurrente del cliente.',
  'GET /order/recurring/occurrences/{_id}': 'Qué pasó con cada fecha de un servicio recurrente.',
  'POST /order/recurring':
    'Repite una plantilla o un servicio propio ciertos días de la semana; cada uno se publica solo, con la anticipación que se diga.',
  'POST /order/recurring/{_id}':
    'Cambia un servicio recurrente para lo que falta por pedir: días, hora, hasta cuándo, festivos, anticipación y precio. Lo ya publicado sigue igual.',
  'POST /order/recurring/state/{_id}':
    'Pausa, reanuda o termina un servicio recurrente; lo ya publicado sigue igual.',
  'GET /place/saved': 'Los lugares propios del cliente, con contacto, teléfono, horario e instrucciones.',
  'GET /place/saved/{_id}': 'Un lugar de la libreta del cliente.',
  'POST /place/saved': 'Guarda un lugar en la libreta del cliente.',
  'PUT /place/saved/{_id}': 'Cambia un lugar de la libreta; los servicios ya pedidos quedan como están.',
  'DELETE /place/saved/{_id}': 'Elimina un lugar de la libreta.',
  'GET /order/contacts/{_id}':
    'Por quién preguntar en el origen y en el destino de un servicio; solo para quien lo pide o lo lleva.',
  'GET /place/search': 'Municipios de Colombia cuyo nombre corresponde al texto, el mejor primero.',
  'GET /place/at':
    'El municipio en que queda un punto, y la vía y la cabecera más cercanas: cómo se nombra un lugar sin dirección.',
  'GET /place/route': 'Distancia por carretera y línea entre dos puntos, con el método con que se obtuvo.',
}
