import { crc32, deflateRawSync } from "node:zlib"

export interface ZipPart {
  readonly name: string
  readonly bytes: Uint8Array
  /** The size the directory claims, where it lies. */
  readonly claims?: number
  readonly isEncrypted?: boolean
}

/** A zip archive, written by hand so that it can be deliberately wrong. */
export const aZip = (parts: ReadonlyArray<ZipPart>): Buffer => {
  const bodies: Array<Buffer> = []
  const directory: Array<Buffer> = []
  let at = 0
  for (const { name, bytes, claims, isEncrypted } of parts) {
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isEncrypted === true ? 1 : 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims ?? bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const body = Buffer.concat([Buffer.from("504b0304", "hex"), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from("504b01021400", "hex"), common, rest, Buffer.from(name)]))
    bodies.push(body)
    at += body.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write("504b0506", 0, "hex")
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, listing, end])
}
