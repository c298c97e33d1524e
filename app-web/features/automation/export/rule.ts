import type { RouterInput, RouterOutput } from "#web/request/trpc.ts"

export type ExportRule = RouterOutput["automaticExport"]["listExportRules"]["items"][number]
export type ExportedFile = RouterOutput["automaticExport"]["listExportedFiles"]["items"][number]
export type Fault = NonNullable<ExportRule["fault"]>
export type Target = ExportRule["target"]
type NewRule = RouterInput["automaticExport"]["createExportRule"]
type RuleChange = Omit<RouterInput["automaticExport"]["editExportRule"], "id">

/** What a kind of place is called on the page, where watched places are of some of these kinds too. */
export const kindOf = (target: Target) => target === "s3" ? "bucket" : target

/** A rule as the fields of its form hold it. */
export interface Draft extends
  Pick<
    ExportRule,
    | "name"
    | "target"
    | "url"
    | "bucket"
    | "region"
    | "user"
    | "path"
    | "formats"
    | "content"
    | "flavour"
    | "template"
    | "has_shared"
    | "has_translations"
  >
{
  /** Empty for all files. */
  readonly folder_id: string
  /** As it was typed; one that is stored is never shown. */
  readonly secret: string
}

export const newDraft: Draft = {
  name: "",
  target: "webdav",
  url: "",
  bucket: "",
  region: "",
  user: "",
  path: "",
  secret: "",
  formats: ["md"],
  content: "all",
  flavour: "obsidian",
  template: "{date} {title}",
  has_shared: false,
  has_translations: false,
  folder_id: "",
}

export const draftOf = ({ folder_id: folder, ...rule }: ExportRule): Draft => ({
  name: rule.name,
  target: rule.target,
  url: rule.url,
  bucket: rule.bucket,
  region: rule.region,
  user: rule.user,
  path: rule.path,
  formats: rule.formats,
  content: rule.content,
  flavour: rule.flavour,
  template: rule.template,
  has_shared: rule.has_shared,
  has_translations: rule.has_translations,
  folder_id: folder ?? "",
  secret: "",
})

const noPlace = { url: "", bucket: "", region: "", user: "", path: "", secret: "" }

/** Another kind of place begins empty; the one that a rule has comes back. */
export const withTarget = (draft: Draft, target: Target, before: ExportRule | null): Draft => {
  if (before?.target !== target) return { ...draft, ...noPlace, target }
  const { url, bucket, region, user, path } = before
  return { ...draft, url, bucket, region, user, path, target, secret: "" }
}

/** What is sent for a new rule; null while it has no format. */
export const newRuleOf = (draft: Draft): NewRule | null => {
  const [first, ...others] = draft.formats
  if (first === undefined) return null
  return { ...fieldsOf(draft), ...placeOf(draft), ...folderOf(draft), formats: [first, ...others] }
}

/** What is sent for one that is there: its folder may be gone, and is only named if it is another. */
export const changeOf = (before: ExportRule, draft: Draft): RuleChange | null => {
  const [first, ...others] = draft.formats
  if (first === undefined) return null
  const folder = draft.folder_id === (before.folder_id ?? "") ? {} : folderOf(draft)
  return { ...fieldsOf(draft), ...placeOf(draft), ...folder, formats: [first, ...others] }
}

const fieldsOf = ({ name, content, flavour, template, has_shared, has_translations }: Draft) => ({
  name,
  content,
  flavour,
  template,
  has_shared,
  has_translations,
})

const folderOf = ({ folder_id: folder }: Draft) => ({ folder_id: folder === "" ? null : folder })

const placeOf = (draft: Draft) => {
  const { target, url, bucket, region, user, path } = draft
  if (target === "folder") return { target, path }
  return target === "s3"
    ? { target, url, bucket, region, user, path, ...secretOf(draft) }
    : { target, url, user, path, ...secretOf(draft) }
}

/** One that is stored stays unless another is typed. Nobody needs none. */
const secretOf = ({ target, user, secret }: Draft) =>
  secret !== "" || (target === "webdav" && user.trim() === "") ? { secret } : {}

const hostOf = (url: string): string => /^https?:\/\/[^/]*/iu.exec(url.trim())?.[0].toLowerCase() ?? ""

/** Whether what opens a place goes on with it: it is for one host and user. */
export const keepsSecret = (before: ExportRule, draft: Draft): boolean =>
  before.has_secret && before.target === draft.target && before.user === draft.user &&
  hostOf(before.url) === hostOf(draft.url)

/** The name its owner gave it, or else where it leads. */
export const nameOf = ({ name, url, bucket, path }: ExportRule): string | null => {
  if (name !== "") return name
  const place = [bucket === "" ? hostOf(url).replace(/^https?:\/\//u, "") : bucket, path].filter((part) => part !== "")
  return place.length === 0 ? null : place.join("/")
}

/** Where it leads, as it was given. */
export const placeText = ({ url, bucket, path }: ExportRule): string =>
  [url, bucket, path].filter((part) => part !== "").join("/")
