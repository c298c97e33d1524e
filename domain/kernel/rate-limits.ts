import type { Allowance } from "./rate-limiter.port.ts"

/**
 * Every limit, in one table; docs/rest.md and docs/operations.md show it. A network is an IPv4 address, or the /64 of an IPv6
 * one: an office or a household, so its limits leave room for many people.
 */
export const rateLimits = {
  "calls from a network": { times: 6000, seconds: 300 },
  "sign-in links to a mailbox": { times: 5, seconds: 3600 },
  "sign-in links to a device": { times: 15, seconds: 3600 },
  "sign-in links from a network": { times: 60, seconds: 3600 },
  "sign-ins with a link": { times: 20, seconds: 900 },
  "looks at a link": { times: 20, seconds: 900 },
  "address checks from a network": { times: 120, seconds: 3600 },
  "sign-ins from a network": { times: 120, seconds: 900 },
  "codes a minute": { times: 1, seconds: 60 },
  "codes an hour": { times: 5, seconds: 3600 },
  "codes a day": { times: 10, seconds: 86_400 },
  "codes from a network": { times: 30, seconds: 3600 },
  "codes tried for a number": { times: 50, seconds: 86_400 },
  "changes of address of an account": { times: 5, seconds: 3600 },
  "codes tried by an account": { times: 50, seconds: 86_400 },
  "new accounts from a network": { times: 30, seconds: 86_400 },
  "passwords of a link from a browser": { times: 10, seconds: 900 },
  "passwords of a link from a network": { times: 40, seconds: 900 },
  "passwords of a link": { times: 200, seconds: 3600 },
  "pictures of links from a network": { times: 60, seconds: 900 },
  "collaborators of an account": { times: 60, seconds: 3600 },
  "collaborators from a network": { times: 240, seconds: 3600 },
  "additions of a person": { times: 60, seconds: 3600 },
  "promo codes tried by an account": { times: 10, seconds: 3600 },
  "referral codes tried from a network": { times: 60, seconds: 3600 },
  "archives of an account": { times: 10, seconds: 86_400 },
  "orders of an account": { times: 60, seconds: 3600 },
  "questions of an account": { times: 120, seconds: 3600 },
  "translations of an account": { times: 60, seconds: 3600 },
  "review answers of an account": { times: 1200, seconds: 3600 },
  "guests from a network": { times: 20, seconds: 3600 },
  "free uses from a network": { times: 20, seconds: 86_400 },
  "conversions from a network": { times: 300, seconds: 3600 },
  "meetings of an account": { times: 60, seconds: 3600 },
  "links of an account": { times: 120, seconds: 3600 },
  "calendars of an account": { times: 60, seconds: 3600 },
  "watched places of an account": { times: 120, seconds: 3600 },
  "tests of webhooks of an account": { times: 60, seconds: 3600 },
  "tests of exports of an account": { times: 60, seconds: 3600 },
  "push devices of an account": { times: 60, seconds: 3600 },
  "uploads from a network": { times: 600, seconds: 3600 },
  "programs registered from a network": { times: 60, seconds: 3600 },
  "programs let in from a network": { times: 300, seconds: 3600 },
  "usage reports from a network": { times: 1200, seconds: 300 },
} as const satisfies Readonly<Record<string, Allowance>>

export type RateLimit = keyof typeof rateLimits
