import { tidyName } from "../../kernel/tidy-name.ts"
import type { ExportPlace, TargetKind } from "../export-place.ts"
import { type ExportRule, switchedOn } from "../export-rule.ts"
import type { GivenPlace } from "./allowed-place.ts"

export interface RuleChange extends
  Partial<
    Pick<
      ExportRule,
      "name" | "formats" | "content" | "flavour" | "hasTranslations" | "hasShared" | "folderId" | "template"
    >
  >
{
  readonly isOn?: boolean
}

export interface PlaceChange extends Omit<GivenPlace, "target"> {
  readonly target?: TargetKind
}

/** The place with what was given, and whether its secret may go on: it is sent only where it was meant for. */
export const givenWith = (given: PlaceChange, { place }: ExportRule) => {
  const { kind, url, bucket, region, user, path } = place
  const wanted = {
    target: given.target ?? kind,
    url: given.url ?? url,
    bucket: given.bucket ?? bucket,
    region: given.region ?? region,
    user: given.user ?? user,
    path: given.path ?? path,
  } satisfies GivenPlace
  const keepsSecret = wanted.target === kind && hostOf(wanted.url) === hostOf(url) && wanted.user === user
  return { place: wanted, keepsSecret }
}

const hostOf = (url: string): string => /^https?:\/\/[^/]*/i.exec(url.trim())?.[0].toLowerCase() ?? ""

/** Whether this is not the place as it is. */
export const isOther = ({ target, url, bucket, region, user, path }: Required<GivenPlace>, is: ExportPlace): boolean =>
  target !== is.kind || url !== is.url || bucket !== is.bucket || region !== is.region || user !== is.user ||
  path !== is.path

/** What is left out stays as it is. */
export const edited = ({ name, isOn, ...given }: RuleChange, place: ExportPlace, secret: string | null) =>
(
  rule: ExportRule,
): ExportRule => {
  const changed: ExportRule = {
    ...rule,
    formats: given.formats === undefined ? rule.formats : [...new Set(given.formats)],
    content: given.content ?? rule.content,
    flavour: given.flavour ?? rule.flavour,
    hasTranslations: given.hasTranslations ?? rule.hasTranslations,
    hasShared: given.hasShared ?? rule.hasShared,
    folderId: given.folderId === undefined ? rule.folderId : given.folderId,
    template: given.template ?? rule.template,
    name: name === undefined ? rule.name : tidyName(name),
    place,
    secret,
    // What was changed may be what was wrong.
    pausedUntil: null,
  }
  if (isOn === undefined || isOn === (rule.off === null)) return changed
  return isOn ? switchedOn(changed) : { ...changed, off: "owner" }
}
