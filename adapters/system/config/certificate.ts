import { Data, Effect } from "effect"
import { X509Certificate } from "node:crypto"
import { readFile } from "node:fs/promises"
import { createSecureContext } from "node:tls"
import type { Settings } from "./settings.ts"

/** What TLS needs, as text (PEM). */
export interface Certificate {
  readonly cert: string
  readonly key: string
  /** When the certificate expires. */
  readonly until: Date
  /** Whether it is valid for this host name or address. */
  readonly isFor: (host: string) => boolean
}

/** TLS is configured but cannot be used; the message names the setting and what is wrong with it. */
export class CertificateUnusable extends Data.TaggedError("CertificateUnusable")<{ readonly message: string }> {}

type Wanted = Pick<Settings, "tlsCert" | "tlsKey" | "publicUrl">

/** The certificate of this server; null when it speaks plain HTTP. */
export const readCertificate = Effect.fnUntraced(function*({ tlsCert, tlsKey, publicUrl }: Wanted) {
  if (tlsCert === null && tlsKey === null) return null
  if (tlsCert === null) return yield* unusable("TLS_CERT must be set when TLS_KEY is")
  if (tlsKey === null) return yield* unusable("TLS_KEY must be set when TLS_CERT is")
  if (!publicUrl.startsWith("https:")) return yield* unusable("PUBLIC_URL must begin with https: when TLS_CERT is set")
  const cert = yield* textOf("TLS_CERT", tlsCert)
  const key = yield* textOf("TLS_KEY", tlsKey)
  return yield* checked(cert, key, { tlsCert, tlsKey })
})

const checked = Effect.fnUntraced(function*(cert: string, key: string, paths: Record<"tlsCert" | "tlsKey", string>) {
  const first = yield* attempt(() => new X509Certificate(cert), `TLS_CERT: ${paths.tlsCert} is not a certificate (PEM)`)
  yield* attempt(() => createSecureContext({ key }), `TLS_KEY: ${paths.tlsKey} is not a key without a password (PEM)`)
  yield* attempt(() => createSecureContext({ cert, key }), "TLS_KEY: is not the key of the certificate in TLS_CERT")
  const certificate: Certificate = {
    cert,
    key,
    until: first.validToDate,
    isFor: (host) => (first.checkHost(host) ?? first.checkIP(host.replaceAll(/[[\]]/g, ""))) !== undefined,
  }
  return certificate
})

const attempt = <A>(evaluate: () => A, message: string) =>
  Effect.try({ try: evaluate, catch: () => new CertificateUnusable({ message }) })

const textOf = (setting: string, path: string): Effect.Effect<string, CertificateUnusable> =>
  Effect.tryPromise({
    try: () => readFile(path, "utf8"),
    catch: (cause) =>
      new CertificateUnusable({
        message: `${setting}: ${path} cannot be read (${cause instanceof Error ? cause.message : String(cause)})`,
      }),
  })

const unusable = (message: string): CertificateUnusable => new CertificateUnusable({ message })
