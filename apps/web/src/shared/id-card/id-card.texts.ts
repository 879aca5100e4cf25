import type { CardRefusal } from '@arriero/domain/people/identity-card-code'

type Said = CardRefusal | 'none' | 'broken' | 'noPicture'

export const idCardTexts = {
  open: 'Leer la cédula con la cámara',
  title: 'Leer la cédula',
  help: 'Muestre el código de barras del respaldo de la cédula amarilla: derecho, con luz y de lado a lado.',
  stays: 'Se lee en este equipo: ni la foto ni el código salen de él. La cédula digital no trae este código.',
  camera: 'Lo que ve la cámara',
  starting: 'Encendiendo la cámara…',
  looking: 'Buscando el código…',
  noCamera: 'No hay cámara o no dio permiso de usarla. Elija una foto del código.',
  pick: 'Elegir una foto del código',
  reading: 'Leyendo la foto…',
  close: 'Cerrar',
  found: 'Lo que dice la cédula',
  check: 'Compare con la cédula. Nada se guarda hasta que usted envíe el formulario.',
  identification: 'Cédula',
  name: 'Nombre completo',
  birthOn: 'Fecha de nacimiento',
  take: 'Usar estos datos',
  again: 'Leer otra vez',
  said: {
    other_code: 'Ese código no es el de una cédula colombiana. El de la licencia no se puede leer.',
    damaged: 'El código de la cédula está dañado o incompleto. Inténtelo otra vez o escriba los datos.',
    none: 'No encontramos el código en la foto. Tómela derecha, de cerca y con luz, o escriba los datos.',
    broken: 'Este navegador no puede leer el código. Escriba los datos.',
    noPicture: 'Ese archivo no es una foto. Elija otra.',
  } satisfies Record<Said, string>,
} as const
