import { StorageFull } from "#domain/kernel/errors.ts"
import {
  Blocked,
  BotCheck,
  InsideAddress,
  LinkFailed,
  LiveNow,
  NeedsLogin,
  NotAVideo,
  Outdated,
  type SiteRefusal,
  TooLarge,
  Unavailable,
} from "#domain/link/errors.ts"

/** What is known when no file came. */
export interface Ending {
  /** What the program said. */
  readonly said: string
  readonly maxBytes: number
  /** Whether more bytes came than may. */
  readonly isOver: boolean
  /** Whether it asked for an address that is not public. */
  readonly hasRefused: boolean
  /** Whether its version is older than sites usually tolerate. */
  readonly isOld: boolean
}

type Rule = readonly [pattern: RegExp, refusal: () => SiteRefusal]

/** The program has no codes: these are its sentences, the more exact ones first. */
const rules: ReadonlyArray<Rule> = [
  [/No space left on device|Errno 28/i, () => new StorageFull()],
  [/confirm you.{0,3}re not a bot|captcha|anti-?bot|challenge page|cloudflare/i, () => new BotCheck()],
  [
    /live event will begin|premieres in|is(?:n't| not) live yet|live stream recording is not available|is currently live|does not pass filter.*live/i,
    () => new LiveNow(),
  ],
  [/private video|video is private/i, () => new Unavailable()],
  [
    /confirm your age|age.?restricted|log ?in (?:is )?required|requires? (?:a )?log ?in|only available (?:for|to) (?:registered|logged|members)|members.only|join this channel|use --cookies|account (?:is )?required|need to log ?in|HTTP Error 401|sign in/i,
    () => new NeedsLogin(),
  ],
  [
    /not available in your (?:country|region|location)|geo.?restrict|has been removed|been terminated|no longer available|video unavailable|is unavailable|does not exist|HTTP Error 404|HTTP Error 410|copyright/i,
    () => new Unavailable(),
  ],
  [
    /HTTP Error 403|HTTP Error 429|HTTP Error 451|too many requests|ip (?:address )?(?:is )?blocked/i,
    () => new Blocked(),
  ],
  [
    /unsupported url|file urls? (?:is|are) disabled|no video (?:could be )?found|no video formats|is not a valid url|no media found|unable to extract.*url/i,
    () => new NotAVideo(),
  ],
]

const stale =
  /signature extraction failed|nsig extraction failed|only images are available|requested format is not available|update.*yt-dlp|yt-dlp -U|latest version/i

/** Why a program that ended has not done what it should. */
export const refusalOf = ({ said, maxBytes, isOver, hasRefused, isOld }: Ending): SiteRefusal => {
  if (hasRefused) return new InsideAddress()
  if (isOver || /larger than max-filesize/i.test(said)) return new TooLarge({ bytes: maxBytes })
  const known = rules.find(([pattern]) => pattern.test(said))
  if (known !== undefined && !(isOld && /requested format|extraction failed/i.test(said))) return known[1]()
  return isOld && stale.test(said) ? new Outdated() : new LinkFailed()
}
