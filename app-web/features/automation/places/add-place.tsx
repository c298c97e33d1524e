import { useText } from "#web/lib/text.ts"
import { type ReactElement, useState } from "react"
import { Choice } from "./choice.tsx"
import { PlaceDialog } from "./place-dialog.tsx"
import { placeFault, wrongFields } from "./place-fault.ts"
import { type NewPlace, type PlaceKind, ruleOf } from "./place.ts"
import { RuleFields } from "./rule-fields.tsx"
import { TextField } from "./text-field.tsx"

interface AddPlaceProps {
  /** Whether this server lets accounts name its folders. */
  readonly hasFolders: boolean
  readonly adding: { readonly isPending: boolean; readonly error: unknown }
  readonly onAdd: (place: NewPlace) => void
  readonly onClose: () => void
}

const empty = { url: "", path: "", bucket: "", prefix: "", endpoint: "", region: "", key: "", secret: "" }
type Field = keyof typeof empty

/** As they travel. */
const wired: Readonly<Record<Field, string>> = {
  url: "url",
  path: "path",
  bucket: "bucket",
  prefix: "prefix",
  endpoint: "endpoint",
  region: "region",
  key: "access_key_id",
  secret: "secret_access_key",
}
const names = ["url", "path", "bucket", "prefix", "endpoint", "region", "key", "secret"] as const
const needed: Readonly<Record<PlaceKind, ReadonlyArray<Field>>> = {
  feed: ["url"],
  folder: ["path"],
  bucket: ["bucket", "key", "secret"],
}
const backlogs = { none: 0, one: 1, all: null } as const

/** A place to watch: which, and what becomes of what is found. */
export const AddPlace = ({ hasFolders, adding, onAdd, onClose }: AddPlaceProps): ReactElement => {
  const t = useText("automation/places")
  const [kind, setKind] = useState<PlaceKind>("feed")
  const [fields, setFields] = useState(empty)
  const [rule, setRule] = useState(() => ruleOf(null))
  const [backlog, setBacklog] = useState<keyof typeof backlogs>("one")
  const kinds: ReadonlyArray<PlaceKind> = hasFolders ? ["feed", "bucket", "folder"] : ["feed", "bucket"]
  // What was said of a feed is not about a bucket.
  const [sent, setSent] = useState<PlaceKind>()
  const error = sent === kind ? adding.error : null
  const wrong = wrongFields(error)
  const labels = Object.fromEntries(names.map((name) => [wired[name], t(`places.field.${name}`)]))
  const field = (name: Field, hint?: string) => (
    <TextField
      label={t(`places.field.${name}`)}
      value={fields[name]}
      isSecret={name === "secret"}
      isWrong={wrong.has(wired[name])}
      {...hint !== undefined && { hint }}
      onChange={(value) => setFields({ ...fields, [name]: value })}
    />
  )
  const chosen = (value: string) => {
    const next = kinds.find((one) => one === value) ?? "feed"
    setKind(next)
    setBacklog(next === "feed" ? "one" : "all")
  }
  return (
    <PlaceDialog
      title={t("places.add")}
      isPending={adding.isPending}
      isWhole={needed[kind].every((name) => fields[name].trim() !== "")}
      fault={error === null ? null : placeFault(error, labels)}
      onSave={() => {
        setSent(kind)
        onAdd({ ...placeOf(kind, fields), ...rule, ...forFeed(kind), backlog: backlogs[backlog] })
      }}
      onClose={onClose}
    >
      <Choice label={t("places.kind")} value={kind} onChange={chosen}>
        {kinds.map((one) => <option key={one} value={one}>{t(`places.${one}`)}</option>)}
      </Choice>
      {kind === "feed" && field("url", t("places.urlHint"))}
      {kind === "folder" && field("path")}
      {kind === "bucket" && (
        <div className="grid gap-4 md:grid-cols-2">
          {field("bucket")}
          {field("prefix")}
          {field("endpoint")}
          {field("region")}
          {field("key")}
          {field("secret")}
        </div>
      )}
      <Choice
        label={t("places.backlog")}
        value={backlog}
        onChange={(value) => setBacklog(value === "none" || value === "all" ? value : "one")}
      >
        <option value="none">{t("places.backlog.none")}</option>
        <option value="one">{t("places.backlog.one")}</option>
        <option value="all">{t("places.backlog.all")}</option>
      </Choice>
      <RuleFields rule={rule} isFeed={kind === "feed"} onChange={setRule} />
    </PlaceDialog>
  )
}

/** A feed is of others. */
const forFeed = (kind: PlaceKind) => kind === "feed" ? { afterwards: "keep" as const } : {}

const placeOf = (kind: PlaceKind, { url, path, key, secret, ...bucket }: typeof empty): NewPlace => {
  if (kind === "feed") return { kind, url }
  return kind === "folder" ? { kind, path } : { kind, ...bucket, access_key_id: key, secret_access_key: secret }
}
