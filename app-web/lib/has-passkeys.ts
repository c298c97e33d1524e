import { settings } from "./settings.ts"

const { passkey_domain: domain } = settings.signIn

/** Whether this page and this browser can use passkeys. They belong to one domain, and work at no other address. */
export const hasPasskeys: boolean = domain !== null && location.hostname === domain && "PublicKeyCredential" in window
