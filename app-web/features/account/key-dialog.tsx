import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Copied } from "#web/ui/copied.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import type { ReactElement } from "react"

/** A new key, and how assistants are given it. */
export const KeyDialog = (
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
