/** Too long for its line it breaks before the @, not within a word. */
export const Email = ({ address }: { address: string }) => {
  const at = address.indexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
