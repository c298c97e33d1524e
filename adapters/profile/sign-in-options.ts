import type { Settings } from "#adapters/config/settings.ts"
import type { SignInOptions } from "#domain/sign-in/sign-in-options.port.ts"

/** What a server with these settings offers to someone who is not signed in. */
export const signInOptions = ({ publicUrl, termsUrl, termsVersion, privacyUrl }: Settings): SignInOptions => ({
  methods: [{ name: "email", isReady: true }],
  humanCheck: { kind: "none", siteKey: null },
  terms: {
    version: termsVersion,
    url: termsUrl ?? `${publicUrl}/terms`,
    privacyUrl: privacyUrl ?? `${publicUrl}/privacy`,
  },
})
