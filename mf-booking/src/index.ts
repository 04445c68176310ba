// Module federation needs an async border: the container is `src/exposed/*`, this entry is the remote alone.
void import('./standalone');
