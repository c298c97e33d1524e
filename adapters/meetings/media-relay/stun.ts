import { createHash, createHmac } from "node:crypto"

/** What TURN says and asks (RFC 8656), as far as a browser uses it over TCP. */
export const kind = {
  binding: 0x0001,
  allocate: 0x0003,
  refresh: 0x0004,
  send: 0x0016,
  data: 0x0017,
  permit: 0x0008,
  bindChannel: 0x0009,
} as const

/** Added to a request's kind. */
export const success = 0x0100
export const failure = 0x0110

export const attribute = {
  integrity: 0x0008,
  error: 0x0009,
  channel: 0x000c,
  lifetime: 0x000d,
  peer: 0x0012,
  data: 0x0013,
  realm: 0x0014,
  nonce: 0x0015,
  relayed: 0x0016,
  family: 0x0017,
  mapped: 0x0020,
} as const

const cookie = 0x2112a442
const header = 20

export interface StunMessage {
  readonly kind: number
  /** Twelve bytes that the answer repeats. */
  readonly transaction: Buffer
  readonly attributes: ReadonlyArray<readonly [number, Buffer]>
}

/** Null for bytes that are no STUN message. */
export const readStun = (bytes: Buffer): StunMessage | null => {
  if (bytes.length < header || bytes.readUInt32BE(4) !== cookie) return null
  const attributes: Array<readonly [number, Buffer]> = []
  for (let at = header; at + 4 <= bytes.length;) {
    const length = bytes.readUInt16BE(at + 2)
    attributes.push([bytes.readUInt16BE(at), bytes.subarray(at + 4, at + 4 + length)])
    at += 4 + padded(length)
  }
  return { kind: bytes.readUInt16BE(0), transaction: bytes.subarray(8, header), attributes }
}

export const valueOf = ({ attributes }: StunMessage, name: number): Buffer | null =>
  attributes.find(([given]) => given === name)?.[1] ?? null

/** All values of an attribute that may be repeated. */
export const valuesOf = ({ attributes }: StunMessage, name: number): ReadonlyArray<Buffer> =>
  attributes.flatMap(([given, value]) => given === name ? [value] : [])

/** A message, signed if there is a key. */
export const writeStun = ({ kind, transaction, attributes }: StunMessage, key: Buffer | null): Buffer => {
  const parts = attributes.map(([name, value]) => {
    const part = Buffer.alloc(4 + padded(value.length))
    part.writeUInt16BE(name, 0)
    part.writeUInt16BE(value.length, 2)
    value.copy(part, 4)
    return part
  })
  const body = Buffer.concat(parts)
  const start = Buffer.alloc(header)
  start.writeUInt16BE(kind, 0)
  // The length counts the signature, which is over all before it.
  start.writeUInt16BE(body.length + (key === null ? 0 : 24), 2)
  start.writeUInt32BE(cookie, 4)
  transaction.copy(start, 8)
  const plain = Buffer.concat([start, body])
  if (key === null) return plain
  const signature = Buffer.alloc(4)
  signature.writeUInt16BE(attribute.integrity, 0)
  signature.writeUInt16BE(20, 2)
  return Buffer.concat([plain, signature, createHmac("sha1", key).update(plain).digest()])
}

export const keyOf = (user: string, realm: string, password: string): Buffer =>
  createHash("md5").update(`${user}:${realm}:${password}`).digest()

export interface Address {
  readonly host: string
  readonly port: number
}

/** An IPv4 address, hidden from routers that rewrite what looks like one. */
export const xorAddress = ({ host, port }: Address): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes[1] = 1
  bytes.writeUInt16BE(port ^ (cookie >>> 16), 2)
  bytes.writeUInt32BE((ipv4(host) ^ cookie) >>> 0, 4)
  return bytes
}

/** Null for IPv6. */
export const readXorAddress = (bytes: Buffer): Address | null => {
  if (bytes.length !== 8 || bytes[1] !== 1) return null
  const host = (bytes.readUInt32BE(4) ^ cookie) >>> 0
  return {
    host: [host >>> 24, (host >>> 16) & 255, (host >>> 8) & 255, host & 255].join("."),
    port: bytes.readUInt16BE(2) ^ (cookie >>> 16),
  }
}

const ipv4 = (host: string): number => host.split(".").reduce((sum, part) => sum * 256 + Number(part), 0)
const padded = (length: number): number => Math.ceil(length / 4) * 4
