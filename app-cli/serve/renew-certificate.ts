import { type Certificate, readCertificate } from "#adapters/system/config/certificate.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { Effect, Ref, Schedule } from "effect"

type Wanted = Parameters<typeof readCertificate>[0]

/** Switches to the certificate in the file once it differs. One that cannot be used is logged, and the old one stays. */
export const lookForNewer = Effect.fnUntraced(function*(
  settings: Wanted,
  used: Ref.Ref<Certificate>,
  renew: (certificate: Certificate) => Effect.Effect<void>,
) {
  const found = yield* readCertificate(settings)
  if (found === null || found.cert === (yield* Ref.get(used)).cert) return
  yield* renew(found)
  yield* Ref.set(used, found)
  yield* Effect.logInfo("The certificate was renewed", { until: found.until.toISOString() })
}, Effect.catchTag("CertificateUnusable", ({ message }) => Effect.logWarning("The old certificate is kept", message)))

/** Certificates are renewed every few weeks by another program; the server need not be started again for it. */
export const renewCertificate = (
  settings: Settings,
  certificate: Certificate,
  renew: (certificate: Certificate) => Effect.Effect<void>,
): Effect.Effect<void> =>
  Effect.flatMap(
    Ref.make(certificate),
    (used) => Effect.asVoid(Effect.repeat(lookForNewer(settings, used, renew), Schedule.spaced("10 minutes"))),
  )
