import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Copied } from "#web/ui/copied.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Input } from "#web/ui/input.tsx"
import { Select } from "#web/ui/select.tsx"
import { type FormEvent, type ReactElement, useId, useState } from "react"

const scopes = ["write", "edit", "read"] as const

/** Creates a key and shows it, this once. */
export const NewKey = ({ count, limit }: { readonly count: number; readonly limit: number }): ReactElement => {
  const t = useText("account")
  const id = useId()
  const utils = trpc.useUtils()
  const [name, setName] = useState("")
  const [scope, setScope] = useState<(typeof scopes)[number]>("write")
  const [isEmpty, setEmpty] = useState(false)
  const create = trpc.mcpKey.createMcpKey.useMutation({
    onSuccess: () => setName(""),
    onSettled: () => utils.mcpKey.invalidate(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(name.trim() === "")
    if (name.trim() !== "" && !create.isPending) create.mutate({ name, scope })
  }
  const refusal = isEmpty ? t("mcp.required") : create.error === null ? null : errorMessage(create.error)
  return (
    <div className="mb-4">
      {count >= limit
        ? <p className="text-fg-2">{t("mcp.full", { limit })}</p>
        : (
          <form onSubmit={submit} noValidate>
            <label htmlFor={id} className="mb-1.5 block text-sm font-[540]">{t("mcp.name")}</label>
            <div className="flex flex-wrap gap-2">
              <Input
                id={id}
                value={name}
                maxLength={100}
                autoComplete="off"
                aria-invalid={refusal !== null}
                aria-describedby={refusal === null ? undefined : `${id}-refusal`}
                className="max-w-72 min-w-40 flex-1 max-md:!h-11"
                onChange={({ target }) => {
                  setName(target.value)
                  setEmpty(false)
                }}
              />
              <Select
                aria-label={t("mcp.scope")}
                value={scope}
                className="max-md:[&>select]:!h-11"
                onChange={({ target }) => setScope(scopes.find((one) => one === target.value) ?? "write")}
              >
                {scopes.map((one) => <option key={one} value={one}>{t(`mcp.${one}`)}</option>)}
              </Select>
              <Button
                type="submit"
                tone="primary"
                className="!h-10 max-md:!h-11"
                disabled={create.isPending}
              >
                {t("mcp.create")}
              </Button>
            </div>
          </form>
        )}
      {refusal !== null && <p id={`${id}-refusal`} role="alert" className="mt-2 text-sm text-bad">{refusal}</p>}
      <p className="mt-2 text-sm text-fg-3">{t("mcp.count", { count, limit })}</p>
      {create.data !== undefined && <KeyDialog secret={create.data.key} onClose={create.reset} />}
    </div>
  )
}

/** A new key, and how assistants are given it. */
const KeyDialog = (
  { secret, onClose }: { readonly secret: string; readonly onClose: () => void },
): ReactElement => {
  const t = useText("account")
  const url = `${location.origin}/mcp`
  const command = `claude mcp add --transport http parley ${url} --header "Authorization: Bearer ${secret}"`
  const server = { type: "http", url, headers: { Authorization: `Bearer ${secret}` } }
  return (
    <Dialog
      title={t("mcp.newTitle")}
      description={t("mcp.once")}
      onClose={onClose}
      footer={<Button tone="primary" onClick={onClose}>{t("act.close")}</Button>}
    >
      <div className="grid gap-5">
        <Copied what={t("mcp.key")} text={secret} />
        <Copied what={t("mcp.claude")} text={command} />
        <Copied what={t("mcp.json")} text={JSON.stringify({ mcpServers: { parley: server } }, null, 2)} />
      </div>
    </Dialog>
  )
}
