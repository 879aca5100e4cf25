/** The embedded gazetteer's own promises. Decisions §13. */
import { describe, expect, test } from 'vitest'
import { createGazetteer } from './gazetteer.ts'
import { nearestTown, towns } from './towns.ts'

const places = createGazetteer()
const namesFor = async (text: string, limit = 5) => (await places.search(text, limit)).map(({ name }) => name)

describe('a search', () => {
  test.each([
    ['bog', 'Bogotá D.C.'],
    ['la mesa', 'La Mesa, Cundinamarca'],
    ['penol', 'Peñol, Antioquia'],
    ['el colegio', 'El Colegio, Cundinamarca'],
    ['cucuta', 'Cúcuta, Norte de Santander'],
    ['buga', 'Guadalajara de Buga, Valle del Cauca'],
    ['tumaco', 'San Andrés de Tumaco, Nariño'],
    ['cartagena', 'Cartagena de Indias, Bolívar'],
    ['MONTERÍA', 'Montería, Córdoba'],
    ['ubaté', 'Villa de San Diego de Ubaté, Cundinamarca'],
  ])('for "%s" gives %s first', async (text, name) => {
    expect((await namesFor(text))[0]).toBe(name)
  })

  test('puts the larger town first among namesakes', async () => {
    expect((await namesFor('armenia', 2)).map((name) => name.split(', ')[1])).toEqual([
      'Quindío',
      'Antioquia',
    ])
  })

  test('puts the very name before a larger town that only begins so', async () => {
    expect((await namesFor('Tola'))[0]).toBe('La Tola, Nariño')
    expect((await namesFor('Soledad'))[0]).toBe('Soledad, Atlántico')
    expect((await namesFor('Sucre', 2)).every((name) => name.startsWith('Sucre, '))).toBe(true)
    expect((await namesFor('Bello'))[0]).toBe('Bello, Antioquia')
  })

  test.each([
    ['Armenia, Antioquia', 'Armenia, Antioquia'],
    ['Barbosa, santander', 'Barbosa, Santander'],
    ['Rionegro, Santander', 'Rionegro, Santander'],
  ])('takes the department from "%s"', async (text, name) => {
    expect((await namesFor(text))[0]).toBe(name)
  })

  test.each([
    ['Bogotá, Calle 13 # 68-20', '11001', 'Calle 13 # 68-20'],
    ['Bogotá, Cra 7 # 12-30, Apto 4', '11001', 'Cra 7 # 12-30, Apto 4'],
    ['Calle 10 # 5-20, Sogamoso', '15759', 'Calle 10 # 5-20'],
    ['Zona Franca Km 3, Palmira, Valle del Cauca', '76520', 'Zona Franca Km 3'],
    ['Calle 13 # 68-20 Bogotá', '11001', 'Calle 13 # 68-20'],
    ['Bodega 4 vía La Mesa', '25386', 'Bodega 4 vía'],
  ])('separates town and street in "%s"', async (text, code, street) => {
    expect((await places.search(text, 1))[0]).toMatchObject({ code, street })
  })

  test('with the field\'s own "Bogotá, " finds Bogotá without a street', async () => {
    const [first] = await places.search('Bogotá, ', 3)
    expect(first).toMatchObject({ code: '11001', town: 'Bogotá', name: 'Bogotá D.C.' })
    expect(first).not.toHaveProperty('street')
  })

  test('with that "Bogotá, " left standing still finds another town, Bogotá keeping its quarter of that name', async () => {
    expect(await namesFor('Bogotá, Chap', 2)).toEqual(['Chap, Bogotá D.C.', 'Chaparral, Tolima'])
    expect(await namesFor('Restrepo, Bogotá', 1)).toEqual(['Restrepo, Bogotá D.C.'])
  })

  test('finds a town from the middle of its name only after those that begin so', async () => {
    const names = await namesFor('quil', 20)
    expect(names[0]).toBe('Santander de Quilichao, Cauca')
    expect(names).toContain('Barranquilla, Atlántico')
  })
})

describe('the table of municipalities', () => {
  test('holds each code once, inside the country, in its department', () => {
    expect(new Set(towns.map(({ code }) => code)).size).toBe(towns.length)
    expect(towns.length).toBeGreaterThan(1_100)
    for (const { code, latitude, longitude } of towns) {
      expect(code).toMatch(/^\d{5}$/)
      expect(latitude, code).toBeGreaterThan(-4.3)
      expect(latitude, code).toBeLessThan(13.6)
      expect(longitude, code).toBeGreaterThan(-82)
      expect(longitude, code).toBeLessThan(-66.8)
    }
  })

  test('has every head of the four departments with the most freight', () => {
    const count = (department: string): number =>
      towns.filter(({ code }) => code.startsWith(department)).length
    expect({
      antioquia: count('05'),
      cundinamarca: count('25'),
      valle: count('76'),
      santander: count('68'),
    }).toEqual({
      antioquia: 125,
      cundinamarca: 116,
      valle: 42,
      santander: 87,
    })
  })

  test.each([
    ['05001', 'Medellín'],
    ['5001', 'Medellín'],
    ['05001000', 'Medellín'],
    ['5001000', 'Medellín'],
    ['11001000', 'Bogotá'],
  ])('reads the code %s as %s', (code, town) => {
    expect(places.byCode(code)?.town).toBe(town)
  })

  test('a head lies in the land of its own municipality, but where a river or the sea parts them', () => {
    const strays = towns.filter((town) => places.at(town).code !== town.code).map(({ name }) => name)
    expect(strays.toSorted()).toEqual(['Belén', 'San Fernando', 'San Zenón', 'Vigía del Fuerte'])
  })

  test('a farm belongs to the land it lies in, though another head is nearer', () => {
    const farm = { latitude: 5.1, longitude: -74.9 }
    expect(places.at(farm).code).not.toBe(nearestTown(farm.latitude, farm.longitude).code)
  })

  test('knows the town of a pin on the road', () => {
    expect(places.at({ latitude: 4.34, longitude: -74.37 }).town).toBe('Fusagasugá')
    expect(places.at({ latitude: 4.58, longitude: -74.214 }).town).toBe('Soacha')
    expect(places.at({ latitude: 6.172, longitude: -75.61 }).town).toBe('Itagüí')
    expect(places.at({ latitude: 12.55, longitude: -81.7 }).department).toBe('San Andrés y Providencia')
  })
})
