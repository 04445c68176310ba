new Intl.DateTimeFormat('en');
close();
