import { createHash, createHmac } from "node:crypto"

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")
const mac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest()

/** Tencent Cloud's `Authorization` (TC3-HMAC-SHA256). It covers the host without a port. `at` is in seconds. */
export const tencentSignature = (
  { id, key, host, body, at }: Readonly<Record<"id" | "key" | "host" | "body", string>> & { readonly at: number },
): string => {
  const date = new Date(at * 1000).toISOString().slice(0, 10)
  const service = host.split(".")[0] ?? ""
  const scope = `${date}/${service}/tc3_request`
  const signedHeaders = "content-type;host"
  const request = ["POST", "/", "", `content-type:application/json\nhost:${host}\n`, signedHeaders, sha256(body)].join(
    "\n",
  )
  const signingKey = mac(mac(mac(`TC3${key}`, date), service), "tc3_request")
  const signature = mac(signingKey, ["TC3-HMAC-SHA256", at, scope, sha256(request)].join("\n")).toString("hex")
  return `TC3-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
}

/** As RFC 3986 wants it, stricter than the language's own. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Alibaba Cloud's `Authorization` (ACS3-HMAC-SHA256) of a request without a body. */
export const aliyunSignature = (
  { id, key, query, headers }: {
    readonly id: string
    readonly key: string
    readonly query: Readonly<Record<string, string>>
    readonly headers: Readonly<Record<string, string>>
  },
): string => {
  const sortedQuery = Object.entries(query).toSorted(([one], [other]) => one < other ? -1 : 1)
    .map((pair) => pair.map(encoded).join("=")).join("&")
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${headers[name]?.trim() ?? ""}`)
  const request = ["POST", "/", sortedQuery, ...lines, "", names.join(";"), sha256("")].join("\n")
  const signature = createHmac("sha256", key).update(`ACS3-HMAC-SHA256\n${sha256(request)}`).digest("hex")
  return `ACS3-HMAC-SHA256 Credential=${id},SignedHeaders=${names.join(";")},Signature=${signature}`
}

export const emptyBodyHash = sha256("")
