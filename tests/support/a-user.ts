import { byProof, type Session } from "#domain/account/session.ts"
import { openSession } from "#domain/account/shared/open-session.ts"
import { Email, type User } from "#domain/account/user.ts"
import { McpKeyId, SessionId, type UserId } from "#domain/kernel/ids.ts"
import type { McpKey } from "#domain/mcp-key/mcp-key.ts"
import { DateTime, Effect } from "effect"
import { ada, at } from "./a-task.ts"

export const adasEmail = Email.make("ada@example.org")

export const aUser = (given: Partial<User> = {}): User => ({
  id: ada,
  email: adasEmail,
  phone: null,
  username: null,
  plan: "free",
  includedPlan: "free",
  language: null,
  uiLanguage: "en",
  style: null,
  timeZone: null,
  avatar: null,
  termsVersion: null,
  usageAnchor: null,
  minutesUntil: null,
  disabledAt: null,
  createdAt: at("2026-11-01T08:00:00.000Z"),
  ...given,
})

export const sessionId = (nth: number): SessionId =>
  SessionId.make(`0190a5f2-7c1e-7000-8000-${String(nth).padStart(12, "5")}`)

export const aSession = (given: Partial<Session> = {}): Session => ({
  id: sessionId(1),
  tokenHash: "hash-1",
  userId: ada,
  deviceId: "laptop",
  label: "Firefox · Linux",
  place: null,
  createdAt: at("2026-11-20T08:00:00.000Z"),
  lastSeenAt: at("2026-11-20T08:00:00.000Z"),
  expiresAt: at("2026-12-20T08:00:00.000Z"),
  provenAt: at("2026-11-20T08:00:00.000Z"),
  ...given,
})

/** The token of a session that a sign-in opened now. */
export const sessionBySignIn = (userId: UserId, deviceId: string) =>
  Effect.flatMap(DateTime.now, (now) => openSession(userId, deviceId, byProof(now)))

export const anMcpKey = (given: Partial<McpKey> = {}): McpKey => ({
  id: McpKeyId.make("0190a5f2-7c1e-7000-8000-0000000000e1"),
  userId: ada,
  name: "Notebook",
  keyHash: "key-hash-1",
  hint: "x9Qz",
  scope: "write",
  createdAt: at("2026-11-20T08:00:00.000Z"),
  lastUsedAt: null,
  ...given,
})
