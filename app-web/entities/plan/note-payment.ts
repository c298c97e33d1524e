import { settings } from "#web/lib/settings.ts"

/** Loaded only where payments are reported. Buying never fails because of it. */
const reporting = async () => settings.analytics === null ? null : import("./begun-payment.ts").catch(() => null)

type Reporting = NonNullable<Awaited<ReturnType<typeof reporting>>>

/** Resolves once it may be left for the page of the provider. */
export const notePaymentBegun = async (...begun: Parameters<Reporting["notePaymentBegun"]>): Promise<void> =>
  (await reporting())?.notePaymentBegun(...begun)

export const notePaymentEnded = async (...ended: Parameters<Reporting["notePaymentEnded"]>): Promise<void> =>
  (await reporting())?.notePaymentEnded(...ended)
