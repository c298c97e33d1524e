import * as AddressPolicy from "#adapters/identity/address-policy.ts"
import * as Unchecked from "#adapters/identity/no-human-check.ts"
import { reveal, type Settings } from "#adapters/system/config/settings.ts"
import { chosenHumanCheck, patternsIn } from "#adapters/system/config/sign-in-rules.ts"
import type { AddressPolicy as Policy } from "#domain/sign-in/address-policy.port.ts"
import type { HumanCheck } from "#domain/sign-in/human-check.port.ts"
import { Effect, Layer, Redacted } from "effect"

/** Who may request a link, a code or an account on this server. */
export const registrationGuards = (settings: Settings): Layer.Layer<HumanCheck | Policy> =>
  Layer.mergeAll(
    humanCheck(settings),
    AddressPolicy.layer({
      allow: patternsIn(settings.emailAllow),
      deny: patternsIn(settings.emailDeny),
      refusesDisposable: settings.disposableEmail === "refuse",
    }),
  )

const humanCheck = (settings: Settings): Layer.Layer<HumanCheck> => {
  const { linkSecret, turnstileSiteKey, turnstileSecret, turnstileUrl, publicUrl } = settings
  switch (chosenHumanCheck(settings)) {
    case "none":
      return Unchecked.layer
    case "altcha":
      return loaded(() => import("#adapters/identity/altcha.ts"), ({ layer }) => layer(reveal(linkSecret)))
    case "turnstile":
      return loaded(() => import("#adapters/identity/turnstile.ts"), ({ layer }) =>
        layer({
          siteKey: turnstileSiteKey ?? "",
          secret: turnstileSecret ?? Redacted.make(""),
          address: turnstileUrl,
          hostname: new URL(publicUrl).hostname,
        }))
  }
}

const loaded = <M>(load: () => Promise<M>, build: (module: M) => Layer.Layer<HumanCheck>) =>
  Layer.unwrap(Effect.map(Effect.promise(load), build))
