/** Vehicles and the lists they are described by. Part of `endpoints.texts.ts`. */
export const vehicleTexts: Readonly<Record<string, string>> = {
  'POST /vehicle/create':
    'Un transportador registra un vehículo con sus papeles; el equipo los valida y lo habilita.',
  'GET /vehicle/all/{enterpriseId}': 'Vehículos de un transportador.',
  'GET /vehicle/detail/{licensePlate}': 'Un vehículo con sus papeles.',
  'GET /vehicle/plate/{licensePlate}': 'Si una placa se puede registrar todavía; de quién es no se dice.',
  'PUT /vehicle/update/{_id}':
    'El equipo valida papeles, permite tipos de carga según su papel y habilita o retira un vehículo; se rechaza donde hay servicios que lo esperan. Su dueño trae versiones nuevas de los papeles, que cuentan cuando se validan, y dice lo que no se pidió al registrarlo (servicio, matrícula, remolque). También acepta, sin cambios, lo que se leyó con `GET /vehicle/detail/{licensePlate}`; un dato que no le corresponde y llega distinto se rechaza por su nombre.',
  'GET /fleet/trucks': 'Todos los vehículos dentro de su ventana: los propios; para un administrador, todos.',
  'GET /fleet/attention':
    'Cuántos vehículos propios en servicio llegarían tarde y cuántos se apartaron de su ruta.',
  'GET /typeload/backoffice/all': 'Tipos de carga.',
  'GET /typevehicle/all': 'Tipos de vehículo por grupos; los del primer grupo son el portafolio.',
  'GET /brand/vehicle/all': 'Marcas de vehículos.',
  'GET /bodywork/all': 'Carrocerías que puede llevar un camión.',
}
