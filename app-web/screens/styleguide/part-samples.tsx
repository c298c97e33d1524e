import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Chip } from "#web/ui/chip.tsx"
import { Input } from "#web/ui/input.tsx"
import { Kbd } from "#web/ui/kbd.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { Switch } from "#web/ui/switch.tsx"
import { Check, Download, Plus, Trash2, Users } from "lucide-react"
import { type ReactElement, useState } from "react"

export const PartSamples = (): ReactElement => {
  const t = useText("styleguide")
  const [on, setOn] = useState(true)
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        <Button tone="primary">
          <Plus />
          {t("new.button")}
        </Button>
        <Button tone="soft">{t("act.edit")}</Button>
        <Button>
          <Download />
          {t("act.export")}
        </Button>
        <Button tone="ghost">{t("act.cancel")}</Button>
        <Button tone="danger">
          <Trash2 />
          {t("act.delete")}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm">32</Button>
        <Button>36</Button>
        <Button size="lg">44</Button>
        <Button disabled>{t("act.save")}</Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip>{t("status.queued")}</Chip>
        <Chip tone="accent">
          <Users />
          {t("guide.shared")}
        </Chip>
        <Chip tone="ok">
          <Check />
          {t("guide.saved")}
        </Chip>
        <Chip tone="warn">{t("guide.renews")}</Chip>
        <Chip tone="bad">{t("status.failed")}</Chip>
      </div>
      <Input placeholder={t("task.title")} aria-label={t("task.title")} />
      <div className="flex items-center gap-4">
        <Switch checked={on} onCheckedChange={setOn} aria-label={t("guide.switch")} />
        <Spinner />
        <Kbd>Ctrl K</Kbd>
      </div>
      <ProgressBar value={62} label={t("guide.progress")} />
    </div>
  )
}
