/** Where the styles stand below the opening words of a page: done once all have come, or will not. */
export const stylesArrived = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => sheet === null)
      .map(
        (link) =>
          new Promise((arrived) => {
            link.addEventListener('load', arrived)
            link.addEventListener('error', arrived)
          }),
      ),
  )
