/** Long enough to pass, guessed first all the same. Compared without case, accents and the digits and signs around them. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passw0rd passwort contrasena contrasenia micontrasena clave secreta secreto administrador administrator administracion
  bienvenido bienvenida welcome iloveyou teamo tequiero teamomucho princesa princess estrella mariposa chocolate corazon superman
  batman pokemon football futbol colombia bogota medellin barranquilla cartagena bucaramanga cali nacional millonarios americadecali
  atleticonacional santafe junior envigado pereira manizales cucuta ibague villavicencio transporte transportes transportador camion
  camiones tractomula carga conductor conductores empresa logistica arriero arrieros flete fletes jesus jesucristo diosesamor
  diosteama dioses dios maria guadalupe sebastian santiago alejandro alejandra daniela valentina mariana camila andrea carolina
  fernando rodriguez gonzalez martinez qwerty qwertyuiop qwertyui asdfghjkl asdfghjk asdfasdf zxcvbnm qazwsx qazwsxedc letmein
  sunshine shadow dragon monkey master michael jennifer baseball trustno starwars computer internet samsung whatsapp facebook
  instagram google changeme default invitado temporal prueba pruebas usuario abcdefgh abcdefg abcdef abc`.split(
    /\s+/,
  ),
)
