import { useText } from "#web/lib/text.ts"
import { type ReactElement, useState } from "react"
import { BucketFields } from "../form/bucket-fields.tsx"
import { Choice } from "../form/choice.tsx"
import { fieldFaults } from "../form/field-faults.ts"
import { FormDialog } from "../form/form-dialog.tsx"
import { TextField } from "../form/text-field.tsx"
import { type NewPlace, type PlaceKind, ruleOf } from "./place.ts"
import { RuleFields } from "./rule-fields.tsx"

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
const needed: Readonly<Record<PlaceKind, ReadonlyArray<Field>>> = {
  feed: ["url"],
  folder: ["path"],
  bucket: ["bucket", "key", "secret"],
}
const ofBucket = ["bucket", "prefix", "endpoint", "region", "key", "secret"] as const
const backlogs = { none: 0, one: 1, all: null } as const

/** A place to watch: which, and what becomes of what is found. */
export const AddPlace = ({ hasFolders, adding, onAdd, onClose }: AddPlaceProps): ReactElement => {
  const t = useText("automation/places")
  const form = useText("automation/form")
  const [kind, setKind] = useState<PlaceKind>("feed")
  const [fields, setFields] = useState(empty)
  const [rule, setRule] = useState(() => ruleOf(null))
  const [backlog, setBacklog] = useState<keyof typeof backlogs>("one")
  const kinds: ReadonlyArray<PlaceKind> = hasFolders ? ["feed", "bucket", "folder"] : ["feed", "bucket"]
  // What was said of a feed is not about a bucket.
  const [sent, setSent] = useState<PlaceKind>()
  const faults = fieldFaults(sent === kind ? adding.error : null, {
    url: t("places.url"),
    path: t("places.path"),
    ...Object.fromEntries(ofBucket.map((name) => [wired[name], form(`form.${name}`)])),
  })
  const fieldOf = (name: Field) => ({
    value: fields[name],
    fault: faults.of(wired[name]),
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  })
  const chosen = (value: string) => {
    const next = kinds.find((one) => one === value) ?? "feed"
    setKind(next)
    setBacklog(next === "feed" ? "one" : "all")
  }
  return (
    <FormDialog
      title={t("places.add")}
      isPending={adding.isPending}
      isComplete={needed[kind].every((name) => fields[name].trim() !== "")}
      fault={faults.rest}
      onSave={() => {
        setSent(kind)
        onAdd({ ...placeOf(kind, fields), ...rule, ...forFeed(kind), backlog: backlogs[backlog] })
      }}
      onClose={onClose}
    >
      <Choice label={t("places.kind")} value={kind} onChange={chosen}>
        {kinds.map((one) => <option key={one} value={one}>{form(`place.${one}`)}</option>)}
      </Choice>
      {kind === "feed" && (
        <TextField label={t("places.url")} hint={t("places.urlHint")} kind="address" most={2000} {...fieldOf("url")} />
      )}
      {kind === "folder" && <TextField label={t("places.path")} {...fieldOf("path")} />}
      {kind === "bucket" && <BucketFields fieldOf={fieldOf} />}
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
    </FormDialog>
  )
}

/** A feed is of others. */
const forFeed = (kind: PlaceKind) => kind === "feed" ? { afterwards: "keep" as const } : {}

const placeOf = (kind: PlaceKind, { url, path, key, secret, ...bucket }: typeof empty): NewPlace => {
  if (kind === "feed") return { kind, url }
  return kind === "folder" ? { kind, path } : { kind, ...bucket, access_key_id: key, secret_access_key: secret }
}
