import type { PlanRules } from "#domain/account/own-plans.ts"
import { Config, Option } from "effect"

export const planSettings = {
  /** What a new account has for nothing, without an end; by default everything on a server of one's own, else the free plan. */
  defaultPlan: Config.option(Config.Literals(["free", "pro", "premium", "enterprise"], "DEFAULT_PLAN")).pipe(
    Config.map(Option.getOrNull),
  ),
  /** Off: there are no plans, prices, codes and upgrades, and no plan limits anybody. */
  plans: Config.Literals(["on", "off"], "PLANS").pipe(Config.withDefault("on" as const)),
}

interface PlanChoice {
  readonly defaultPlan: PlanRules["included"] | null
  readonly payments: "auto" | "simulated" | "off"
  readonly stripeKey: object | null
  readonly alipayAppId: string | null
  readonly databaseUrl: object | null
  /** As it was set, without the default. */
  readonly publicUrl: string | null
}

interface Included {
  /** What a new account has for nothing. */
  readonly includedPlan: PlanRules["included"]
  /** Whether this is a personal server: nobody pays, and everything is included. */
  readonly isOwn: boolean
}

/** A personal server has no public address, no external database and no payment provider. */
export const includedIn = (choice: PlanChoice): Included => {
  const { defaultPlan, payments, stripeKey, alipayAppId, databaseUrl, publicUrl } = choice
  const isPaid = stripeKey !== null || alipayAppId !== null || payments === "simulated"
  const isForItself = databaseUrl === null && publicUrl === null && !isPaid
  const includedPlan = defaultPlan ?? (isForItself ? "enterprise" : "free")
  return { includedPlan, isOwn: isForItself && includedPlan === "enterprise" }
}
