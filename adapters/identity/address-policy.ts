import { AddressPolicy } from "#domain/sign-in/address-policy.port.ts"
import { judgeAddress } from "#domain/sign-in/address-rule.ts"
import { Effect, Layer } from "effect"

export interface AddressOptions {
  readonly allow: ReadonlyArray<string>
  readonly deny: ReadonlyArray<string>
  readonly refusesDisposable: boolean
}

/** The operator's lists, and a list of disposable domains that is loaded when the first address is checked. */
export const layer = ({ allow, deny, refusesDisposable }: AddressOptions): Layer.Layer<AddressPolicy> =>
  Layer.effect(
    AddressPolicy,
    Effect.map(Effect.cached(refusesDisposable ? disposableDomains : none), (loaded) => ({
      judge: (email) =>
        Effect.map(loaded, (domains) =>
          judgeAddress({ allow, deny, isDisposable: (domain) => domains.has(domain) }, email)),
    })),
  )

const none: Effect.Effect<ReadonlySet<string>> = Effect.succeed(new Set<string>())

const disposableDomains: Effect.Effect<ReadonlySet<string>> = Effect.promise(async () => {
  const { disposableEmailBlocklistSet } = await import("disposable-email-domains-js")
  return disposableEmailBlocklistSet()
})
