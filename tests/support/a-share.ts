import { newShare, type Share } from "#domain/sharing/share.ts"

/** A link that is on, without expiry or password. */
export const aShare = (given: Partial<Share> = {}): Share => ({ ...newShare("abc"), isOn: true, ...given })
