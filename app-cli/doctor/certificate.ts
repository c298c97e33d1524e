import { readCertificate } from "#adapters/system/config/certificate.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { type Finding, missing, off, ok } from "#domain/desk/finding.ts"
import { DateTime, Effect } from "effect"

const name = "TLS certificate"

/** Whether the server can speak TLS, where that is wanted, and for how long. */
export const checkCertificate = (settings: Settings): Effect.Effect<Finding> =>
  Effect.gen(function*() {
    const certificate = yield* readCertificate(settings)
    if (certificate === null) return off(name, "not configured: plain HTTP", "TLS_CERT and TLS_KEY, or a proxy")
    const { hostname } = new URL(settings.publicUrl)
    if (!certificate.isFor(hostname)) {
      return missing(name, `it is not valid for ${hostname}`, "correct PUBLIC_URL, or get one for that name")
    }
    const now = yield* DateTime.now
    const until = DateTime.makeUnsafe(certificate.until)
    const detail = `until ${DateTime.formatIso(until).slice(0, 10)}`
    if (DateTime.isLessThan(until, now)) return missing(name, `expired: ${detail}`, "renew it: browsers refuse it")
    return DateTime.isLessThan(until, DateTime.add(now, { days: 14 }))
      ? missing(name, detail, "renew it soon")
      : ok(name, detail)
  }).pipe(
    Effect.catchTag("CertificateUnusable", ({ message }) =>
      Effect.succeed(missing(name, message, "correct the setting", true))),
  )
