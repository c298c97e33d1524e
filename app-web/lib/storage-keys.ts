import type { usageKeys } from "./usage/usage-keys.ts"

/** The name under which the browser stores the session. Separate, as the script inlined in the page needs no other. */
export const tokenKey = "auth_token"

/** Every name under which this page stores something. The compiler allows no other to be read or written. */
export const storageKeys = {
  token: tokenKey,
  user: "auth_user",
  device: "auth_device_id",
  /** Names a visitor of the free tools, whose files the next sign-in adopts. */
  guest: "guest_token",
  /** The video that the visitor has just asked for on the start page of the tools. */
  askedLink: "asked_link",
  /** Where the reader was when the session ended, within the app: without its base. */
  returnAddress: "auth_return_url",
  referral: "auth_referral_code",
  /** The latest proof that there is a person, until they are signed in. */
  humanProof: "auth_turnstile_token",
  /** Whether the person comes from the desktop app. */
  origin: "origin",
  linkBrowser: "auth_link_browser",
  lastMethod: "auth_last_method",
  terms: "auth_terms_version",
  /** When the reminder of a plan was dismissed. */
  reminder: "renewal_reminder",
  /** Which notice of minutes was dismissed. */
  quota: "quota_notice",
  /** What was said about which address (`features/sign-in/compliance`). */
  compliance: "compliance_shown",
  /** Which edition was recommended, and the note dismissed. */
  edition: "edition_notice",
  /** Whether the note about browsers inside apps was dismissed. */
  inApp: "in_app_notice",
  clientUuid: "device_uuid",
  /** Names this browser: 32 hexadecimal characters. */
  deviceId: "device_id",
  /** By what this browser is counted, where its use is reported. */
  analytics: "analytics_uuid",
  /** The address of this browser at its push service, while the person who is signed in has it notified. */
  push: "push",
  /** Whether the account had any files when they were last listed. */
  hasFiles: "has_files",
  hasWork: "intake_work",
  writingOwner: "writing_owner",
  language: "language",
  theme: "theme",
  singleKeys: "single_keys",
  follow: "follow",
  heard: "heard",
  doubts: "doubts",
  mindMapView: "mind_map_view",
  myName: "my_name_in_summaries",
} as const

/** Text that was typed and is not saved yet. */
export const draftKey = (name: string) => `draft:${name}` as const

/** That a task has words that only the copy on this device has. */
export const unsavedWordsKey = (taskId: string) => `unsaved_writing:${taskId}` as const

/** Marks that the code a provider sent back is being exchanged. */
export const processedKey = (code: string) => `auth_processed_${code.slice(0, 64)}` as const

export type StorageKey =
  | (typeof storageKeys)[keyof typeof storageKeys]
  | (typeof usageKeys)[keyof typeof usageKeys]
  | ReturnType<typeof draftKey | typeof unsavedWordsKey | typeof processedKey>

const ofSession = [
  storageKeys.token,
  storageKeys.user,
  storageKeys.reminder,
  storageKeys.quota,
  storageKeys.hasFiles,
  storageKeys.humanProof,
  storageKeys.push,
] as const

/**
 * What each end of a session removes. Where the reader was, who referred them and what is typed outlive a 401; what belongs
 * to the browser and not to the person (language, theme, client UUID) outlives all of them.
 */
export const clearedBy = {
  unauthorized: ofSession,
  /** The server refused to identify this token's owner. */
  strayToken: [...ofSession, storageKeys.device, storageKeys.origin],
  signOut: [...ofSession, storageKeys.device, storageKeys.origin, storageKeys.compliance],
} as const satisfies Readonly<Record<string, ReadonlyArray<StorageKey>>>
