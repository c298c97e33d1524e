import { PasskeyId } from "#domain/kernel/ids.ts"
import type { Passkey } from "#domain/passkey/passkey.ts"
import { ada, at } from "../a-task.ts"

export const aPasskey = (given: Partial<Passkey> = {}): Passkey => ({
  id: PasskeyId.make("0190a5f2-7c1e-7000-8000-0000000000f1"),
  userId: ada,
  name: "Firefox · Linux",
  credentialId: "credential-1",
  publicKey: "cHVibGlj",
  counter: 0,
  transports: ["internal", "hybrid"],
  isSynced: false,
  createdAt: at("2026-11-20T08:00:00.000Z"),
  lastUsedAt: null,
  ...given,
})
