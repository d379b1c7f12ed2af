import { Tag } from '#web/ui/tag.tsx'
import { sandboxTexts } from './messages.ts'

/** Marks a score that the sandbox made from the person's own records, not a bureau. */
export function SandboxTag() {
  return <Tag tone="sample">{sandboxTexts.tag}</Tag>
}
