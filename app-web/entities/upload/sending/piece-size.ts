/** A piece that is lost with the network is sent again, so it is small. */
const usual = 8_000_000

/** What a proxy passes on that nobody has configured: nginx allows bodies of 1 MiB. */
const least = 1_000_000

let size = usual

/** How many bytes one request carries at most. */
export const pieceSize = (): number => size

/** After a piece did not arrive: makes those that follow smaller. False if they already were. */
export const shrinkPieces = (): boolean => {
  const couldShrink = size > least
  size = least
  return couldShrink
}
