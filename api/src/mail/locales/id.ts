import type { MailWords } from '../mail-words';

export const indonesian: MailWords = {
  greeting: 'Halo {name},',
  greetingUnnamed: 'Halo,',
  confirmation: {
    subject: 'Konfirmasi alamat email Anda',
    text: 'Konfirmasikan bahwa alamat ini milik Anda agar akun siap dipakai. Tautan berlaku 24 jam.',
    action: 'Konfirmasi alamat saya',
    ignore: 'Jika Anda tidak membuat akun di sini, abaikan saja email ini.',
  },
  reset: {
    subject: 'Kode untuk mengatur ulang kata sandi',
    text: 'Ketik kode ini di halaman tempat Anda memintanya. Kode berlaku 30 menit.',
    link: 'Atau atur kata sandi baru lewat tombol ini, di perangkat apa pun.',
    action: 'Atur kata sandi baru',
    ignore: 'Jika Anda tidak memintanya, kata sandi Anda tidak berubah dan tidak perlu melakukan apa pun.',
  },
  sign_in_link: {
    subject: 'Tautan masuk Anda',
    text: 'Buka tautan ini untuk masuk. Tautan hanya bisa dipakai sekali, dalam 30 menit.',
    action: 'Masuk',
    more: 'Jika Anda tidak memintanya, tidak perlu melakukan apa pun: tanpa email ini tidak ada yang bisa memakainya.',
  },
  password_changed: {
    subject: 'Kata sandi Anda telah diubah',
    text: 'Kata sandi Anda baru saja diubah. Anda telah keluar dari semua perangkat lain.',
    action: 'Bukan saya: buat kata sandi baru',
    more: 'Jika ini bukan Anda, segera buat kata sandi baru lewat tombol ini, ganti juga kata sandi akun email Anda, lalu hubungi kami.',
  },
  agency_approved: {
    subject: 'Agen Anda disetujui',
    text: '{agency} telah disetujui. Harga neto, dompet, dan kredit tersedia mulai Anda masuk berikutnya.',
    action: 'Masuk',
  },
  agency_declined: {
    subject: 'Agen Anda belum dapat kami setujui',
    text: '{agency} belum dapat kami setujui. Ini catatan dari tim kami:',
    action: 'Hubungi kami',
    more: 'Akun Anda tetap ada: Anda bisa memesan sebagai wisatawan dan mengirim dokumen yang kurang.',
  },
  agency_invitation: {
    subject: 'Undangan memesan atas nama agen perjalanan',
    text: '{by} mengundang Anda memesan atas nama {agency}. Tautan ini berlaku satu kali, selama tujuh hari.',
    action: 'Bergabung dengan agen',
  },
  approval_asked: {
    subject: 'Pesanan {code} perlu persetujuan Anda',
    text: '{by} ingin membayar {amount} untuk pesanan {code}, di atas batasnya. Tempatnya disimpan selama empat jam.',
    action: 'Putuskan sekarang',
  },
  approval_approved: {
    subject: 'Pesanan {code} disetujui',
    text: '{by} menyetujui {amount} untuk pesanan {code}. Bayarlah dalam satu jam, selama tempatnya disimpan.',
    action: 'Bayar sekarang',
  },
  approval_refused: {
    subject: 'Pesanan {code} tidak disetujui',
    text: '{by} tidak menyetujui {amount} untuk pesanan {code}. Alasannya:',
    action: 'Lihat permintaan saya',
  },
  quote_accepted: {
    subject: 'Penawaran {number} diterima',
    text: '{client} menerima penawaran {number}. Tempatnya disimpan satu hari lagi: masukkan ke keranjang dan pesanlah.',
    action: 'Lihat penawaran',
  },
  quote_message: {
    subject: 'Pesan baru tentang penawaran {number}',
    text: '{name} menulis kepada Anda tentang penawaran {number}:',
    action: 'Baca dan jawab',
  },
  net_prices: {
    subject: 'Perubahan tarif neto Anda minggu ini',
    text: 'Tarif neto berikut berubah sejak minggu lalu. Tarif ini hanya untuk agen Anda.',
    more: '{count} tarif lain juga berubah: tarif tampil di tiap produk setelah Anda masuk.',
    action: 'Pilih email Anda',
  },
  enquiry: {
    subject: 'Pertanyaan Anda sudah kami terima: {reference}',
    text: 'Terima kasih sudah menghubungi kami. Kami akan membalas dalam satu hari kerja.',
    yours: 'Pesan Anda:',
  },
  insurers:
    'Anda bertanya tentang asuransi terhadap kepailitan kami. Perusahaan asuransi di Singapura yang menjualnya tercantum di {link}. Kami tidak menambahkan apa pun pada pesanan ini.',
  placed: {
    subject: 'Pesanan {code}: menunggu pembayaran',
    text: 'Tempat Anda kami simpan sampai waktu di bawah ini. Bayar untuk memastikan pemesanan.',
    action: 'Bayar sekarang',
  },
  proof_received: {
    subject: 'Pesanan {code}: pembayaran sedang diperiksa',
    text: 'Terima kasih, bukti pembayaran sudah kami terima. Kami memeriksanya dalam 2 jam kerja, pukul 9–18 waktu Singapura, lalu mengabari Anda.',
    action: 'Lihat pesanan saya',
  },
  proof_refused: {
    subject: 'Pesanan {code}: pembayaran belum cocok',
    text: 'Bukti pembayaran belum cocok dengan pesanan Anda. Tempat Anda tetap kami simpan: unggah bukti lain.',
    action: 'Unggah bukti lain',
  },
  paid: {
    subject: 'Pesanan {code} lunas: ini tiket Anda',
    text: 'Pemesanan Anda sudah pasti. Tiket terlampir; tunjukkan kode QR di pintu masuk, dicetak atau dari ponsel.',
    action: 'Lihat tiket saya',
  },
  proof_unanswered: {
    subject: 'Pesanan {code}: pembayaran belum dapat kami konfirmasi tepat waktu',
    text: 'Pembayaran Anda belum kami terima dan buktinya belum sempat kami periksa, sehingga tempatnya dilepas dan pesanan berakhir. Jika Anda sudah membayar, uang Anda aman: begitu dana masuk, kami pesankan lagi jika tempatnya masih ada; jika tidak, seluruhnya kami kembalikan. Tidak perlu membayar lagi; balas email ini jika ada pertanyaan.',
    action: 'Lihat pesanan saya',
  },
  expired: {
    subject: 'Pesanan {code} berakhir',
    text: 'Batas waktu pembayaran sudah lewat, jadi tempat dilepas kembali. Tidak ada biaya yang ditagih. Anda bisa memesan lagi kapan saja.',
    action: 'Pesan lagi',
  },
  link: { subject: 'Tautan ke pesanan {code}', text: 'Ini tautan ke pemesanan yang Anda minta.', action: 'Lihat pesanan saya' },
  cancelled: {
    subject: 'Pesanan {code}: dibatalkan',
    text: 'Yang Anda minta sudah kami batalkan. Bila ada uang kembali, uangnya masuk ke asal pembayaran; jumlahnya tertera di bawah.',
    action: 'Lihat pesanan saya',
  },
  cancelled_part: {
    subject: 'Pesanan {code}: sebagian dibatalkan',
    text: 'Yang Anda minta sudah kami batalkan; sisa pesanan Anda tetap berlaku. Bila ada uang kembali, uangnya masuk ke asal pembayaran; jumlahnya tertera di bawah.',
    action: 'Lihat pesanan saya',
  },
  changed: {
    subject: 'Pesanan {code}: tanggal baru Anda',
    text: 'Tanggal Anda sudah diubah. Tiket yang sama berlaku untuk tanggal baru.',
    action: 'Lihat pesanan saya',
  },
  refunded: {
    subject: 'Pesanan {code}: uang Anda sedang dikembalikan',
    text: 'Pengembalian dana sudah kami kirim. Di kartu terlihat dalam 5 sampai 10 hari kerja, di dompet langsung.',
    action: 'Lihat pesanan saya',
  },
  deposit_paid: {
    subject: 'Pesanan {code}: uang muka Anda sudah dibayar',
    text: 'Terima kasih, uang muka Anda sudah kami terima dan tempat Anda disimpan. Sisa pembayaran paling lambat pada hari di bawah ini; tiket dikirim setelah lunas. Jika tidak tepat waktu, pemesanan dibatalkan sesuai ketentuan yang Anda setujui, dan biayanya tidak pernah melebihi yang sudah Anda bayar.',
    action: 'Lihat pesanan saya',
  },
  balance_reminder: {
    subject: 'Pesanan {code}: sisa pembayaran segera jatuh tempo',
    text: 'Sisa pembayaran pemesanan Anda paling lambat pada hari di bawah ini. Tiket dikirim setelah lunas.',
    action: 'Bayar sisanya',
  },
  balance_overdue: {
    subject: 'Pesanan {code}: sisa pembayaran lewat waktu',
    text: 'Sisa pembayaran Anda belum kami terima. Tempat Anda disimpan sampai waktu di bawah ini; setelah itu pemesanan dibatalkan sesuai ketentuan yang Anda setujui, dan biayanya tidak pernah melebihi yang sudah Anda bayar.',
    action: 'Bayar sisanya',
  },
  balance_unpaid: {
    subject: 'Pesanan {code}: dibatalkan, sisa pembayaran tidak dibayar',
    text: 'Sisa pembayaran tidak kami terima tepat waktu, jadi pemesanan dibatalkan sesuai ketentuan yang Anda setujui. Bagian uang muka yang kembali menurut ketentuan itu dikirim ke asalnya; jumlahnya di bawah ini.',
    action: 'Lihat pesanan saya',
  },
  late_refunded: {
    subject: 'Pesanan {code}: pembayaran terlambat dan kami kembalikan',
    text: 'Pembayaran Anda masuk setelah batas waktu, dan tempatnya sudah diambil orang lain. Seluruh uang kembali ke asal pembayaran.',
    action: 'Pesan lagi',
  },
  paid_twice: {
    subject: 'Pesanan {code}: pembayaran kedua masuk dan kami kembalikan',
    text: 'Pesanan Anda tetap berlaku: yang harus dibayar sudah kami terima sebelumnya. Kami juga menerima transfer bank untuk pesanan ini; uang itu kami kembalikan seluruhnya ke rekening asalnya.',
    action: 'Lihat pesanan saya',
  },
  reminder: {
    subject: 'Besok: kunjungan Anda, pesanan {code}',
    text: 'Kunjungan Anda besok. Tiket kami lampirkan lagi; tunjukkan kode QR di pintu masuk.',
    action: 'Lihat tiket saya',
  },
  completed: {
    subject: 'Bagaimana kunjungannya? Pesanan {code}',
    text: 'Semoga perjalanan Anda menyenangkan. Pesanan ini tetap ada di riwayat beserta dokumennya.',
    action: 'Lihat pesanan saya',
  },
  paid_unnamed: {
    subject: 'Pesanan {code} lunas: siapa yang ikut?',
    text: 'Pemesanan Anda sudah pasti dan tempatnya milik Anda. Tiket kami kirim setelah nama semua peserta diisi: isi nama di halaman pesanan Anda, atau kirimkan tautannya kepada setiap peserta.',
    action: 'Isi nama',
  },
  reminder_unnamed: {
    subject: 'Besok: kunjungan Anda, dan beberapa nama belum diisi, pesanan {code}',
    text: 'Kunjungan Anda besok, tetapi nama beberapa peserta belum diisi. Tanpa nama tidak ada tiket: isi nama di halaman pesanan Anda sekarang. Jika nama sudah tidak dapat diisi, hubungi kami.',
    action: 'Isi nama',
  },
  reminder_unconfirmed: {
    subject: 'Besok: kunjungan Anda, operator belum mengonfirmasi, pesanan {code}',
    text: 'Kunjungan Anda besok, tetapi operator belum mengonfirmasi seluruh pemesanan Anda. Tiket kami kirim lewat email begitu dikonfirmasi; jika tidak bisa, uang untuk bagian itu kami kembalikan sepenuhnya. Mohon jangan berangkat tanpa tiket: hubungi kami jika belum Anda terima sampai malam ini.',
    action: 'Lihat pesanan saya',
  },
  changed_unnamed: {
    subject: 'Pesanan {code}: tanggal baru Anda',
    text: 'Tanggal Anda sudah diubah. Tiket kami kirim setelah nama semua peserta diisi: isi nama di halaman pesanan Anda, atau kirimkan tautannya kepada setiap peserta.',
    action: 'Isi nama',
  },
  names_missing: {
    subject: 'Pesanan {code}: siapa yang ikut?',
    text: 'Nama beberapa peserta pesanan Anda belum diisi. Isi nama sebelum batas waktunya, atau kirimkan kepada setiap peserta tautan di halaman pesanan Anda. Tanpa nama tidak ada tiket.',
    action: 'Isi nama',
  },
  named: {
    subject: 'Pesanan {code}: semua nama lengkap, ini tiket Anda',
    text: 'Nama semua peserta sudah diisi. Tiket terlampir; tunjukkan kode QR di pintu masuk.',
    action: 'Lihat tiket saya',
  },
  named_unconfirmed: {
    subject: 'Pesanan {code}: semua nama lengkap',
    text: 'Nama semua peserta sudah diisi. Operator masih mengonfirmasi; tiket kami kirim lewat email begitu selesai.',
    action: 'Lihat pesanan saya',
  },
  supplier_refused: {
    subject: 'Pesanan {code}: operator tidak dapat menerima pesanan Anda',
    text: 'Mohon maaf: operator memberi tahu kami bahwa yang dibatalkan di bawah ini tidak dapat dilayani. Jika sudah dibayar, semuanya dikembalikan ke asalnya; jika belum, tidak ada yang ditagih.',
    action: 'Lihat pesanan saya',
  },
  supplier_waiting: {
    subject: 'Pesanan {code} sudah dibayar: operator sedang mengonfirmasi',
    text: 'Pembayaran Anda sudah kami terima dan tempat Anda disimpan. Operator masih mengonfirmasi; tiket menyusul begitu selesai. Jika tidak bisa, seluruh uang Anda kembali.',
    action: 'Lihat pesanan saya',
  },
  supplier_confirmed: {
    subject: 'Pesanan {code} terkonfirmasi: tiket Anda',
    text: 'Operator sudah mengonfirmasi pesanan Anda. Tiket terlampir; tunjukkan kode QR di pintu masuk.',
    action: 'Lihat tiket saya',
  },
  supplier_confirmed_unnamed: {
    subject: 'Pesanan {code} terkonfirmasi: siapa yang ikut?',
    text: 'Operator sudah mengonfirmasi pesanan Anda. Tiket kami kirim setelah nama semua peserta diisi: isi nama di halaman pesanan Anda, atau kirimkan tautannya kepada setiap peserta.',
    action: 'Isi nama',
  },
  ticket: {
    subject: 'Tiket Anda: {product}',
    text: '{booker} memesankan ini untuk Anda dan mengirimkan tiket Anda. Tiketnya terlampir; lewat tautan Anda selalu melihat keadaan terbarunya. Tunjukkan kodenya di pintu masuk.',
    action: 'Buka tiket saya',
  },
  waiting: {
    subject: 'Ada tempat: {product}',
    text: 'Tempat yang Anda tunggu tersedia lagi. Tempatnya tidak ditahan untuk Anda, jadi segera pesan.',
    action: 'Pesan sekarang',
  },
  waiting_joined: {
    subject: 'Anda masuk daftar tunggu: {product}',
    text: 'Kami akan mengabari Anda begitu ada cukup tempat pada hari ini. Belum ada yang dipesan dan tidak ada yang ditagih. Lewat tautan ini Anda dapat melihat hari-hari yang Anda tunggu dan keluar dari daftar kapan saja.',
    action: 'Lihat daftar tunggu saya',
  },
  facts: {
    done: 'Waktu',
    device: 'Perangkat',
    cancelled: 'Dibatalkan',
    refund: 'Pengembalian',
    order: 'Pesanan',
    total: 'Total',
    payBy: 'Bayar sebelum',
    deposit: 'Uang muka',
    balance: 'Sisa pembayaran',
    balanceBy: 'Sisa paling lambat',
    endsAt: 'Dibatalkan jika belum dibayar setelah',
    visit: 'Waktu',
    travellers: 'Peserta',
    confirmation: 'Nomor konfirmasi',
    reason: 'Alasan',
    openDated: 'Hari apa pun selama berlaku',
  },
};
