import type { SignInOptions } from "#domain/sign-in/sign-in-options.port.ts"

/** What a server without configuration offers to someone who is not signed in. */
export const byMailOnly: SignInOptions = {
  methods: [{ name: "email", isReady: true }],
  passkeyDomain: null,
  humanCheck: { kind: "none", siteKey: null },
  terms: { version: "2026-11", url: "/terms", privacyUrl: "/privacy" },
}

/** What someone sends who agrees to its terms, as everyone must who gets an account. */
export const agreed = { termsVersion: byMailOnly.terms.version }
