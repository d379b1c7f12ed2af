/** An answer as one text: what the specification's `response` says, what is read aloud, and what is kept. */
import type { AnswerBlock } from '#contracts/coach/coach.ts'

function textOfBlock(block: AnswerBlock): string {
  switch (block.type) {
    case 'sentence':
      return block.text
    case 'card':
      return [
        block.title,
        ...block.figures.map(({ fact, before }) =>
          before === null || before.value === fact.value
            ? `${fact.label}: ${fact.value}`
            : `${fact.label}: ${fact.value} (${before.value})`,
        ),
      ].join('\n')
    case 'help':
      return block.help.map(({ label }) => label).join('\n')
    // shown beside the text: their words are not ours, or they are buttons
    case 'understood':
    case 'passage':
    case 'choices':
    case 'source':
    case 'screen':
      return ''
  }
}

/** Paragraphs with an empty line between. */
export const asText = (blocks: readonly AnswerBlock[]): string =>
  blocks.map(textOfBlock).filter(Boolean).join('\n\n')
