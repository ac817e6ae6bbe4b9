/**
 * The drawn-up DOM knows the dialog element and not its modal ways: opening and closing are given to it here, as
 * far as these tests look at them.
 */
export function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
