/** The addresses whose page is the portal's; the landing page, the driver area and a tracking link are others. */
export const isPortalPage = (path: string): boolean => /^\/(main|auth|reset)(\/|$)/.test(path)
