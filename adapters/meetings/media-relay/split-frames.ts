/** Cuts what arrives over TCP into TURN's messages and channel data, which fill up to four bytes there. */
export const splitFrames = (onFrame: (frame: Buffer) => void): (bytes: Buffer) => void => {
  let rest: Buffer = Buffer.alloc(0)
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    while (rest.length >= 4) {
      const { whole, padded } = lengthOf(rest)
      if (rest.length < padded) return
      onFrame(rest.subarray(0, whole))
      rest = rest.subarray(padded)
    }
  }
}

export const isChannelData = (frame: Buffer): boolean => ((frame[0] ?? 0) & 0xc0) === 0x40

const lengthOf = (bytes: Buffer) => {
  const said = bytes.readUInt16BE(2)
  if (!isChannelData(bytes)) return { whole: 20 + said, padded: 20 + said }
  return { whole: 4 + said, padded: 4 + Math.ceil(said / 4) * 4 }
}
