import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Copy } from "lucide-react"
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

const Copied = ({ what, text }: { readonly what: string; readonly text: string }): ReactElement => {
  const t = useText("account")
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast(t("act.copied")),
      () => toast(t("mcp.copyFailed"), { tone: "bad" }),
    )
  return (
    <div>
      <div className="mb-1.5 flex items-end justify-between gap-3">
        <p className="text-sm font-[540]">{what}</p>
        <Button size="sm" className="max-md:!h-11" aria-label={t("mcp.copy", { what })} onClick={copy}>
          <Copy />
          {t("act.copy")}
        </Button>
      </div>
      <pre className="rounded-md bg-hover p-3 font-mono text-sm break-all whitespace-pre-wrap select-all">{text}</pre>
    </div>
  )
}
