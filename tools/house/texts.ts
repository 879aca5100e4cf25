// Spanish has its places; anywhere else a sentence would escape proof-reading and land in the wrong bundle.
import { parsed } from './reading/parse.ts'
import { isTest, lineAt, type Rule } from './reading/source.ts'

const isPlaceOfTexts = (path: string): boolean =>
  isTest(path) ||
  path.startsWith('tools/') ||
  path.startsWith('packages/contract/src/es/') ||
  path.startsWith('apps/api/src/world/') ||
  /\.(texts|template)\.tsx?$/.test(path)

const spanishLetters = /\p{L}{2}/u
const accents = /[áéíóúñüÁÉÍÓÚÑÜ¿¡]/
const stopWords = new Set(
  'el la los las del que por para con una su sus este esta esa ese desde hasta debe puede usted en de más muy nos'.split(
    ' ',
  ),
)
const labels =
  /^(Guardar|Cancelar|Aceptar|Cerrar|Enviar|Buscar|Borrar|Editar|Volver|Siguiente|Anterior|Continuar|Pagar|Asignar|Calificar|Servicios?|Ofertas?|Conductor(es)?|Clientes?|Empresas?|Origen|Destino|Fecha|Hora|Precio|Valor|Estado|Nombre|Correo|Usuarios?|Mapa|Carga|Peso|Placa|Detalle|Inicio|Salir|Cargando|Pendiente|Asignado|Finalizado|Cancelado|Ocupado|Disponible)\b/

const isSpanish = (value: string): boolean => {
  if (accents.test(value) && spanishLetters.test(value)) return true
  if (labels.test(value.trim())) return true
  const words = value.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(words.filter((word) => stopWords.has(word))).size >= 2
}

/** Words between tags are always shown, in whatever language. */
const isShown = (value: string): boolean => /\p{L}{2}/u.test(value)

export const textsHaveTheirPlace: Rule = (files) =>
  files
    .filter(({ path }) => !isPlaceOfTexts(path))
    .flatMap((file) =>
      parsed(file)
        .texts.filter(({ value, isMarkup }) => (isMarkup ? isShown(value) : isSpanish(value)))
        .map(
          ({ value, line }) =>
            `${file.path}:${line} says «${value.trim().slice(0, 60)}»: move it to a *.texts.ts`,
        ),
    )

const imported = /import \{([^}]*)\} from/g

/** What is called two things in one file is taken for two things. */
export const importsHaveOneName: Rule = (files) =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(imported)].flatMap(({ 1: list = '', index }) => {
      const names = list.split(',').map((one) => one.trim().split(' as ')[0] ?? '')
      return names
        .filter((name, at) => name !== '' && names.indexOf(name) < at)
        .map((name) => `${path}:${lineAt(text, index)} takes ${name} under two names`)
    }),
  )
