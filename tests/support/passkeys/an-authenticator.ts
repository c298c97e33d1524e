import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

const [present, verified, hasKey] = [0x01, 0x04, 0x40]
const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest()

/** What an authenticator can get wrong. */
interface Given {
  readonly origin?: string
  readonly domain?: string
  readonly isVerified?: boolean
  readonly counter?: number
  readonly type?: string
}

/** CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key. */
const coseOf = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from("a5010203262001215820", "hex"), x, Buffer.from("225820", "hex"), y])

/** CBOR of {"fmt": "none", "attStmt": {}, "authData": data}. */
const attestationOf = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
    Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
    data,
  ])

const challengeIn = (options: string): string => {
  const { challenge }: { readonly challenge: string } = JSON.parse(options)
  return challenge
}

/** A device with one ES256 passkey, which answers what a browser would pass on. */
export const anAuthenticator = (page = "http://localhost:3000", domain = "localhost") => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const id = randomBytes(32)
  let count = 0
  const clientData = (type: string, options: string, { origin = page, ...given }: Given): Buffer =>
    Buffer.from(JSON.stringify({ type: given.type ?? type, challenge: challengeIn(options), origin }))
  const dataOf = (flags: number, given: Given, more: Buffer): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(given.counter ?? count)
    const flag = given.isVerified === false ? flags & ~verified : flags
    return Buffer.concat([sha256(given.domain ?? domain), Buffer.from([flag]), counter, more])
  }
  const credential = (response: object): string => {
    const name = id.toString("base64url")
    return JSON.stringify({ id: name, rawId: name, type: "public-key", clientExtensionResults: {}, response })
  }

  const create = (options: string, given: Given = {}): string => {
    const key = coseOf(Buffer.from(x, "base64url"), Buffer.from(y, "base64url"))
    const own = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
    return credential({
      clientDataJSON: clientData("webauthn.create", options, given).toString("base64url"),
      attestationObject: attestationOf(dataOf(present | verified | hasKey, given, own)).toString("base64url"),
      transports: ["internal"],
    })
  }

  const use = (options: string, given: Given = {}): string => {
    count += 1
    const client = clientData("webauthn.get", options, given)
    const data = dataOf(present | verified, given, Buffer.alloc(0))
    return credential({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
    })
  }

  return { create, use }
}
