import { DateTime, Effect } from "effect"
import type { ContactChange } from "../../account/contact-change.ts"
import { ConnectedAppStore } from "../../connected-app/connected-app-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { DeletionStore } from "../../leaving/deletion-store.port.ts"
import { McpKeyStore } from "../../mcp-key/mcp-key-store.port.ts"
import { PasskeyStore } from "../../passkey/passkey-store.port.ts"
import { IdentityStore } from "../../sign-in/identity-store.port.ts"

/**
 * Ends every way into an account by which someone who took it over could come back, besides its sessions: what proves
 * the addresses it loses, identities added since the first of these changes, and all passkeys, keys and apps, as any
 * session could have added them before. A deletion that was asked for since is called off.
 */
export const shutOut = Effect.fnUntraced(function*(userId: UserId, changes: ReadonlyArray<ContactChange>) {
  const lost = new Set<string | null>(changes.map(({ to }) => to))
  const since = changes[0]?.changedAt ?? (yield* DateTime.now)
  const isNew = (at: DateTime.Utc): boolean => DateTime.isGreaterThanOrEqualTo(at, since)
  const identities = yield* IdentityStore
  for (const { issuer, subject, email, createdAt } of yield* identities.ofUser(userId)) {
    if (isNew(createdAt) || lost.has(email) || lost.has(subject)) yield* identities.remove(issuer, subject)
  }
  const passkeys = yield* PasskeyStore
  for (const { id } of yield* passkeys.list(userId)) yield* Effect.ignore(passkeys.remove(id, userId))
  const keys = yield* McpKeyStore
  for (const { id } of yield* keys.list(userId)) yield* Effect.ignore(keys.remove(id, userId))
  const apps = yield* ConnectedAppStore
  for (const { id } of yield* apps.list(userId, yield* DateTime.now)) yield* apps.remove(id, userId)
  const deletions = yield* DeletionStore
  const deletion = yield* deletions.find(userId)
  if (deletion !== null && isNew(deletion.requestedAt)) yield* deletions.cancel(userId)
})
