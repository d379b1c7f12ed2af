/** The part of the page where the tool that the address names is open. */
export const OPEN_TOOL_ID = 'open-tool'
