import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"

/** The JSON text of the PublicKeyCredential that a browser gave, as its `toJSON` writes it. */
export const credentialField = { credential: StorableText.check(notBlank, maxCharacters(16_384)) }
