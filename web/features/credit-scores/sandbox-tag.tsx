import { Tag } from '#web/ui/tag.tsx'

/** Marks a score that the sandbox made from the person's own records, not a bureau. */
export function SandboxTag() {
  return <Tag tone="sample">Sandbox</Tag>
}
