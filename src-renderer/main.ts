import './fonts.css';

document.body.textContent = document.title;
