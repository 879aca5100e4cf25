/** How long a password is, counted the same way wherever it is typed or judged. Security F3.8. */
import { isStaffRole, type Role } from './roles.ts'

export const passwordMost = 128
export const passwordLeast = (role: Role): number => (isStaffRole(role) ? 15 : 8)

/** In code points: what people count as a character. */
export const passwordLengthDenial = (
  password: string,
  role: Role,
): 'password.too_short' | 'password.too_long' | undefined => {
  const { length } = [...password]
  if (length < passwordLeast(role)) return 'password.too_short'
  return length > passwordMost ? 'password.too_long' : undefined
}
