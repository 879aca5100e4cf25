import { checkHalf } from './input-checks.fixture.ts'

checkHalf(0)
