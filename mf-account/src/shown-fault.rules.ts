interface FieldMeta {
  active?: boolean;
  touched?: boolean;
  submitFailed?: boolean;
  modifiedSinceLastSubmit?: boolean;
  error?: string;
  submitError?: string;
}

/**
 * When a field shows its fault (U15): always after a submit, on leaving it only for formats that are already filled,
 * never while it is being typed. What the API refused stays until the value changes.
 */
export function shownFault(meta: FieldMeta, value: string, checkedOnLeave = false): string | undefined {
  if (meta.submitFailed) return afterSubmit(meta);
  const isLeft = meta.touched && !meta.active && value.trim() !== '';
  return checkedOnLeave && isLeft ? meta.error : undefined;
}

function afterSubmit({ active, modifiedSinceLastSubmit, error, submitError }: FieldMeta) {
  if (modifiedSinceLastSubmit) return active ? undefined : error;
  return error ?? submitError;
}
